/**
 * Replaces `react` and `react-dom` for react-datepicker, which needs all of compat. Default imports become namespaces, for tree
 * shaking.
 */
export * from 'preact/compat';
export * as default from 'preact/compat';
