/**
 * Browsers keep a module's failed file for the page's life (WHATWG HTML #10327; until Firefox 155), so only another address requests
 * it again. The error message names the file. Not for a widget's code, which `import-again.ts` loads with all that it imports. An
 * import map may have integrity for the files, so it forbids other addresses.
 */
export function repeatedImports() {
  // Each file once: another address is another module, whose component would replace the shown one.
  const repeat = `const repeats = {}, repeatImport = (error) => {
    const file = document.querySelector("[type=importmap]") ? "" : /http\\S+/.exec(error);
    return repeats[file] ??= import(/* @vite-ignore */ /* webpackIgnore: true */ file + "?" + Date.now()).catch((error) => {
      delete repeats[file];
      throw error;
    });
  };`;
  return {
    name: 'repeated-imports',
    intro: ({ dynamicImports }) => (dynamicImports.length ? repeat : ''),
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId && !targetModuleId.endsWith('.widget.ts')
        ? { left: 'import(', right: ').catch(repeatImport)' }
        : null,
  };
}
