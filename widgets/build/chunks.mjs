/**
 * The chunk of each module: the first row whose pattern fits the module's path names it. Where no row fits, or the name is
 * empty, Rollup decides. Each row depends on the module's own path alone, so that a new widget moves no module.
 *
 * @type {[pattern: RegExp, name: string][]}
 */
const rows = [
  // An entry.
  [/\/runtime\/element\/auto\./, ''],
  // What only pages need that a server has rendered.
  [
    /\/runtime\/(?:element\/(?:served|server-markup)|language\/file-address|preact\/react-dom-client|styles\/inline-style)\./,
    'served',
  ],
  // In the chunk of the package that imports it.
  [/\/runtime\/preact\/(?!react\.)/, ''],
  // What only a failure needs, or a form.
  [
    /\/runtime\/(?:content\/(?:request|upload)|element\/(?:bank-request|error-state|failures))\.|\/node_modules\/redaxios\//,
    'request',
  ],
  // Few visitors need it: where a widget asks a plain backend.
  [/\/runtime\/content\/normalize\./, 'normalize'],
  [/\/runtime\/content\/(?:address|plain-text|spaces)\./, 'plain-text'],
  [/\/runtime\/content\/read-day\./, 'read-day'],
  [/\/runtime\/content\/promo-kinds\./, 'promo-grid'],
  // Whoever shows HTML in a browser loads it, which pages of a server only do when the language changes.
  [/\/runtime\/ui\/rich-html\.(?:allowed|clean|nodes)\./, 'rich-html'],
  [/\/runtime\/content\/question-id\./, 'faq'],
  // What only some widgets use; in one file what most of these use together.
  [/\/runtime\/(?:content\/long-lists\.(?:append|pages|paths)|element\/long-lists|ui\/more)\./, 'long-lists'],
  [/\/runtime\/ui\/rich-html\.purify\.|\/node_modules\/dompurify\//, 'purify'],
  [/\/runtime\/ui\/(?:hero|tabs|hash|rich-html|prose|section|initials)\./, 'page'],
  [/\/runtime\/ui\/(?:page-header|text-section|text-facts|tabbed-html|print-button)\./, 'text-page'],
  // Two that mostly the same widgets have: a request costs more than the few bytes that one of them may not need.
  [/\/runtime\/ui\/(?:people|dialog)\./, 'people'],
  // The same four widgets show amounts and fees.
  [/\/runtime\/ui\/(?:money|ways|fee-table)\./, 'money'],
  [/\/runtime\/(?:ui\/(?:date|title)|content\/day)\./, 'date'],
  [/\/runtime\/ui\/(?:address|all-pages)\./, 'address'],
  // One widget has it.
  [/\/runtime\/ui\/unscripted\./, 'investor-relations'],
  [/\/runtime\/ui\/(?!icon|picture|skeleton)([\w-]+)\.rules\./, '$1-rules'],
  [/\/runtime\/ui\/(?!icon|picture|skeleton)([\w-]+)/, '$1'],
  // Reading words takes little; the engine is loaded by who begins to search.
  [/\/runtime\/search\/words\./, 'search-words'],
  [/\/runtime\/search\/|\/node_modules\/minisearch\//, 'search-engine'],
  [/\/widgets\/runtime\/|\/node_modules\/preact\/(?!compat)/, 'runtime'],
  // Parts of a widget that it loads when they are needed.
  [/\/widgets\/([\w-]+)\/\1\.metadata\./, '$1-files'],
  [/\/widgets\/([\w-]+)\/\1\.(date-picker|files|filter|helpful|iframe|seal|suggest)\./, '$1-$2'],
  [/\/widgets\/([\w-]+)\/\1\.(?:result|compare|look-alike)\./, '$1-result'],
  [/\/widgets\/([\w-]+)\/\1\.(?:rules|validator|receipt|date-text|attachments)\./, '$1-rules'],
  [/\/widgets\/([\w-]+)\//, '$1'],
];

/** @param {string} id */
export function chunkOf(id) {
  const [pattern, name] = rows.find(([pattern]) => pattern.test(id)) ?? [];
  const [path] = pattern?.exec(id) ?? [];
  return (pattern && name && path?.replace(pattern, name)) || undefined;
}
