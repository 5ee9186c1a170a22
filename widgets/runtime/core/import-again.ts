/**
 * Runs an import that may have failed before. Browsers keep a failed file of a module for the page's life (until Firefox 155; WHATWG HTML
 * #10327), so only another address requests it again. Their error message names the file; bundlers know only the literal import.
 */
export const importAgain = <Module>(load: () => Promise<Module>): Promise<Module> =>
  load().catch((error) => {
    const file = String(error).split(' ').at(-1) ?? '';
    if (!file.startsWith('http') || !file.endsWith('.js')) throw error;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${file}?${Date.now()}`);
  });
