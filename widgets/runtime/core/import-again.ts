const again = (address: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ address);
let count = 0;

/**
 * Another address of the files below an address: browsers keep failed and unfinished requests for the page's life. An import map may
 * have integrity for the files, so it forbids other addresses.
 */
export const otherAddress = (address: string): string =>
  document.querySelector('[type=importmap]')
    ? address
    : address.replace(/(\w\/)(?!\/)(?:again-\d+\/)?/, `$1again-${++count % 100}/`);

/**
 * Loads a widget's code, or a file without components, which may have failed before. A file that the code imports may be the one that
 * failed, so the code is loaded from below `/again-1/`, with its own copies of all that it imports. A host of static files has no such
 * address.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    // The error message names the file.
    const [file = ''] = /http\S+/.exec(error) ?? [];
    const other = otherAddress(file);
    if (other === file) throw error;
    return again(other).catch(() => again(`${file}?${count}`));
  });
