/**
 * The chunk of each module: the first row whose pattern fits the module's path names it. Where no row fits, or the name is
 * empty, Rollup decides. Each row depends on the module's own path alone, so that a new widget moves no module.
 *
 * @type {[pattern: RegExp, name: string][]}
 */
const rows = [
  // Modules that the shell of the site needs, too. It has no other part of the runtime.
  [
    /\/runtime\/(?:content\/(?:content|page-json)|core\/(?:is-object|path)|element\/kept-page|language\/(?:file-address|language|link|strings)|styles\/sheet|widget\/(?:config|when-loaded))\./,
    'page-base',
  ],
  // Parts of the shell that are loaded apart need these: as files of their own they would be two requests more.
  [/\/shell\/(?:page|client\/save-data)\./, 'page-base'],
  [/\/shell\/(?:head|client\/next-page)\./, 'next-page'],
  // The shell loads it for widgets that have no code.
  [/\/runtime\/ui\/(?:after-paint|behaviours|fragment|slider\.drag|[\w-]+\.behaviour)\./, 'behaviours'],
  // In the chunk of the package that imports it.
  [/\/runtime\/preact\/(?!react\.)/, ''],
  // What only a failure needs, or a form.
  [
    /\/runtime\/(?:content\/(?:request|upload)|element\/(?:bank-request|error-state|failures))\.|\/node_modules\/redaxios\//,
    'request',
  ],
  // Few visitors need it: where a widget asks a plain backend.
  [/\/runtime\/content\/normalize\./, 'normalize'],
  [/\/runtime\/(?:content\/(?:address|plain-text)|core\/spaces)\./, 'plain-text'],
  [/\/runtime\/content\/read-day\./, 'read-day'],
  // Whoever shows HTML in a browser loads it, which pages of a server only do when the language changes.
  [/\/runtime\/ui\/rich-html\.(?:allowed|clean|nodes)\./, 'rich-html'],
  // What only some widgets use; in one file what most of these use together.
  [/\/runtime\/(?:content\/long-lists\.(?:append|pages|paths)|element\/long-lists|ui\/more)\./, 'long-lists'],
  [/\/runtime\/ui\/rich-html\.purify\.|\/node_modules\/dompurify\//, 'purify'],
  [/\/runtime\/(?:content\/question-id|ui\/(?:hero|tabs|hash|rich-html|prose|section|initials))\./, 'page'],
  [/\/runtime\/ui\/(?:page-header|text-section|text-facts|tabbed-html|print-button)\./, 'text-page'],
  // Two that mostly the same widgets have: a request costs more than the few bytes that one of them may not need.
  [/\/runtime\/ui\/(?:people|dialog)\./, 'people'],
  // The same four widgets show amounts and fees.
  [/\/runtime\/ui\/(?:money|ways|fee-table)\./, 'money'],
  [/\/runtime\/(?:ui\/(?:date|title)|content\/(?:day|promo-kinds))\./, 'date'],
  [/\/runtime\/ui\/(?:address|all-pages|unscripted)\./, 'address'],
  [/\/runtime\/ui\/(?!icon|picture|skeleton)([\w-]+)\.rules\./, '$1-rules'],
  [/\/runtime\/ui\/(?!icon|picture|skeleton)([\w-]+)/, '$1'],
  // Reading words takes little; the engine is loaded by who begins to search.
  [/\/runtime\/search\/words\./, 'search-words'],
  [/\/runtime\/search\/|\/node_modules\/minisearch\//, 'search-engine'],
  [/\/widgets\/runtime\/|\/node_modules\/preact\/(?!compat)/, 'runtime'],
  // Parts of a widget that it loads when they are needed.
  [/\/widgets\/([\w-]+)\/\1\.(?:metadata|sent-files)\./, '$1-files'],
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
