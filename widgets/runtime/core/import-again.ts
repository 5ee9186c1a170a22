const again = (address: string) => import(/* @vite-ignore */ /* webpackIgnore: true */ address);
let count = 0;

/**
 * Runs an import that may have failed before. Browsers keep a module's failed file for the page's life (WHATWG HTML #10327; until
 * Firefox 155). Only another address requests it again. The error message names the file; bundlers know only the literal import.
 *
 * A file that the module imports may be the failed one. An entry is then loaded from below `/again-1/`, with its own copies of all
 * that it imports. A component is no entry: hooks need the same Preact as the widget. An import map may have integrity for the
 * files, so it forbids other addresses.
 */
export const importAgain = <Module>(load: () => Promise<Module>, isEntry = false): Promise<Module> =>
  load().catch((error) => {
    const file = String(error).split(' ').at(-1) ?? '';
    if (!/^http.*js$/.test(file) || document.querySelector('[type=importmap]')) throw error;
    const alone = again(`${file}?${++count}`);
    return isEntry ? alone.catch(() => again(file.replace(/\w\/(?!\/)/, `$&again-${count}/`))) : alone;
  });
