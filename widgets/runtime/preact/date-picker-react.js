/**
 * What the build resolves `react` and `react-dom` to for react-datepicker, which needs all that compat does. Its default
 * imports become namespaces, of which Rollup keeps only what is used.
 */
export * from 'preact/compat';
export * as default from 'preact/compat';
