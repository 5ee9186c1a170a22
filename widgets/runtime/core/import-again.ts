const again = (address: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ address);
let count = 0;

/** An import map may have integrity for the files, so it forbids other addresses. */
const isMapped = () => document.querySelector('[type=importmap]');

/** Another address of the files below an address: browsers keep failed and unfinished requests for the page's life. */
export const otherAddress = (address: string): string =>
  isMapped() ? address : address.replace(/(\w\/)(?!\/)(?:again-\d+\/)?/, `$1again-${++count % 100}/`);

/** Loads a failed file and copies of all its imports, because the failure may be one of theirs. */
export const importElsewhere = (file: string) =>
  // A host of static files has no such folder.
  again(otherAddress(file)).catch(() => again(`${file}?${count}`));

/** Loads a widget's code, or a file without components, which may have failed before. */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    // The error message names the file.
    const [file = ''] = /http\S+/.exec(error) ?? [];
    if (!file || isMapped()) throw error;
    return importElsewhere(file);
  });

/** Loads a module that imports the files after it. Requested beside it, they come sooner. */
export async function importTogether(loads: readonly (() => Promise<unknown>)[]): Promise<unknown> {
  const [main] = loads.map((load, at) => (at ? load().catch(() => {}) : importAgain(load)));
  return main;
}
