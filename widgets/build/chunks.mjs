/**
 * Chunk names by module path; the first matching row applies. Without a row, or with an empty name, Rollup decides. Rows depend
 * only on the module's own path, so that a new widget moves no module.
 *
 * @type {[pattern: RegExp, name: string][]}
 */
const rows = [
  // The only runtime modules that the site's shell loads.
  [
    /\/runtime\/(?:content\/(?:content|page-json)|core\/(?:attempt|import-again|is-object|path)|element\/(?:kept-page|kept-state|no-cloud)|language\/(?:file-address|languages?|link|strings)|styles\/sheet|widget\/(?:config|when-loaded))\./,
    'page-base',
  ],
  // Parts of the shell that load separately need these; own files would cost two more requests.
  [/\/shell\/(?:page|client\/save-data)\./, 'page-base'],
  [/\/shell\/(?:head|client\/next-page)\./, 'next-page'],
  // Shell and loaders load it for widgets without code.
  [/\/runtime\/ui\/(?:behaviours|fragment|slider\.drag|[\w-]+\.behaviour)\./, 'behaviours'],
  // Stays with the package that imports it.
  [/\/runtime\/preact\/(?!react\.)/, ''],
  // Only for failures and forms.
  [
    /\/runtime\/(?:content\/(?:request|upload)|core\/retrying|element\/(?:bank-request|error-state|failures))\.|\/node_modules\/redaxios\//,
    'request',
  ],
  // Rarely needed: only for a plain backend.
  [/\/runtime\/content\/(?:normalize|plain-text)\./, 'normalize'],
  // For HTML in a browser; pages from a server need it only after a language switch.
  [/\/runtime\/(?:content\/address|core\/spaces|ui\/rich-html\.(?:allowed|clean|nodes))\./, 'rich-html'],
  // Only for some widgets, grouped by common use.
  [/\/runtime\/(?:content\/long-lists\.pages|element\/long-lists|ui\/more)\./, 'long-lists'],
  [/\/runtime\/ui\/rich-html\.purify\.|\/node_modules\/dompurify\//, 'purify'],
  [/\/runtime\/(?:content\/question-id|ui\/(?:hero|tabs|hash|rich-html|prose|section|initials))\./, 'page'],
  [/\/runtime\/ui\/(?:page-header|text-section|tabbed-html|print-button)\./, 'text-page'],
  // Mostly used together: a request costs more than the unused bytes.
  [/\/runtime\/ui\/(?:people|dialog)\./, 'people'],
  [/\/runtime\/ui\/(?:money|ways|fee-table)\./, 'money'],
  [/\/runtime\/(?:ui\/(?:date|title)|content\/(?:day|read-day|promo-kinds))\./, 'date'],
  [/\/runtime\/ui\/(?:address|all-pages|unscripted)\./, 'address'],
  [/\/runtime\/ui\/(?:bar|calculator)\./, 'calculator'],
  [/\/runtime\/ui\/(?!icon|picture|skeleton)([\w-]+)\.rules\./, '$1-rules'],
  [/\/runtime\/ui\/(?!icon|numbers|picture|skeleton)([\w-]+)/, '$1'],
  // The words are small; the engine loads when a visitor starts a search.
  [/\/runtime\/search\/words\./, 'search-words'],
  [/\/runtime\/search\/|\/node_modules\/minisearch\//, 'search-engine'],
  [/\/widgets\/runtime\/|\/node_modules\/preact\/(?!compat)/, 'runtime'],
  [/\/widgets\/([\w-]+)\/\1\.(date-picker|filter|helpful|iframe|seal|suggest)\./, '$1-$2'],
  [/\/widgets\/([\w-]+)\/\1\.(?:result|check|compare|look-alike)\./, '$1-result'],
  // Needed to send a form. In one file, because a lost file of another part would stop the others.
  [
    /\/widgets\/([\w-]+)\/\1\.(?:attachments|date-text|files|metadata|receipt|rules|sent-files|validator)\./,
    '$1-rules',
  ],
  [/\/widgets\/([\w-]+)\//, '$1'],
];

export function chunkOf(id) {
  const [pattern, name] = rows.find(([pattern]) => pattern.test(id)) ?? [];
  const [path] = pattern?.exec(id) ?? [];
  return (pattern && name && path?.replace(pattern, name)) || undefined;
}
