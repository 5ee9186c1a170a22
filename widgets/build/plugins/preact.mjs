import { inProject } from '../project.mjs';

const everywhere = /^/;
const datePicker = /\/node_modules\/react-datepicker\//;
const wouter = /\/node_modules\/wouter\//;
const own = (name) => inProject(`widgets/runtime/preact/${name}`);

/**
 * Replacements for React's modules and modules that need React; the first matching row applies.
 *
 * @type {[importer: RegExp, source: RegExp, replacement: string][]}
 */
const rows = [
  [datePicker, /^react(-dom)?$/, own('date-picker-react.js')],
  [datePicker, /^@floating-ui\/react$/, own('date-picker-floating-ui.ts')],
  [wouter, /^\.\/react-deps\.js$/, own('wouter-react-deps.ts')],
  [everywhere, /^react(-dom\/client)?$/, own('react.ts')],
  [everywhere, /^react-dom\/server$/, '@preact/compat/server'],
  [everywhere, /^react\/jsx-(dev-)?runtime$/, 'preact/jsx-runtime'],
];

/** @returns {import('rollup').Plugin} also for unit tests */
export function preact() {
  return {
    name: 'preact',
    resolveId(source, importer = '', options) {
      const row = rows.find(([from, what]) => from.test(importer) && what.test(source));
      return row ? this.resolve(row[2], importer, { ...options, skipSelf: true }) : null;
    },
  };
}
