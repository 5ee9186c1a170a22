const again = (address: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ address);
let count = 0;

/**
 * Loads a widget's code, or a file without components, which may have failed before. Browsers keep failed files for the page's life,
 * and a file that the code imports may be one. So the code is loaded from below `/again-1/`, with its own copies of all that it
 * imports. A host of static files has no such address. An import map may have integrity for the files, so it forbids other addresses.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    // The error message names the file.
    const [file] = /http\S+/.exec(error) ?? [];
    if (!file || document.querySelector('[type=importmap]')) throw error;
    return again(file.replace(/\w\/(?!\/)/, `$&again-${++count % 100}/`)).catch(() => again(`${file}?${count}`));
  });
