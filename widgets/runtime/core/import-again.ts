/**
 * Runs an import that may have failed before. Browsers keep a module's failed file for the page's life (WHATWG HTML #10327; until
 * Firefox 155). Only another address requests it again. The error message names the file; bundlers know only the literal import.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    const file = String(error).split(' ').at(-1) ?? '';
    if (!file.startsWith('http') || !file.endsWith('.js')) throw error;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${file}?${Date.now()}`);
  });
