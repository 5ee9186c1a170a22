/**
 * Browsers keep a module's failed file for the page's life (WHATWG HTML #10327; until Firefox 155), so only another address requests
 * it again. The error message names the file. Not for a widget's code, which `import-again.ts` loads with all that it imports. An
 * import map may have integrity for the files, so it forbids other addresses.
 *
 * @returns {import('rollup').Plugin}
 */
export function repeatedImports() {
  const address = 'document.querySelector("[type=importmap]") ? "" : /http\\S+/.exec(error) + "?" + Date.now()';
  return {
    name: 'repeated-imports',
    intro: ({ dynamicImports }) =>
      dynamicImports.length
        ? `const repeatImport = (error) => import(/* @vite-ignore */ /* webpackIgnore: true */ ${address});`
        : '',
    renderDynamicImport: ({ targetModuleId }) =>
      targetModuleId && !targetModuleId.endsWith('.widget.ts')
        ? { left: 'import(', right: ').catch(repeatImport)' }
        : null,
  };
}
