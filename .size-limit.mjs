/** The size of the built JavaScript, compressed with brotli, and its budgets (`budgets` in package.json, in bytes).
 * Each budget is 10 % above the size when it was set, so that it stops growth, but neither a mended sentence nor a release, in which files
 * import each other by other names. */
import { readdirSync, readFileSync } from 'node:fs';

const read = (file) => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const { budgets } = read('package.json');
const { shell, widgets, behaviours } = read('dist/manifest.json');
const chunkOf = (name) => widgets[name]?.[0];
const entry = (name, path, limit) => ({ name, path, limit: `${limit} B`, brotli: true });
const files = (list) => [...new Set(list)].map((file) => `dist/${file}`);
const chunks = readdirSync(new URL('dist/chunks', import.meta.url)).filter((file) => file.endsWith('.js'));
const chunk = (name) => `chunks/${chunks.find((file) => file.replace(/-.{8}\.js$/, '') === name)}`;

/** All JavaScript that the home page loads before any interaction: the shell, page changes, and behaviour of its markup. */
const home = files([...shell, ...['navigation', 'next-page'].map(chunk), ...behaviours]);

/** Each by the name of its budget; a widget without one of its own has that of `widget`. */
export default [
  // It contains Preact with its hooks (5.4 kB) and the styles that all widgets share (1.1 kB).
  entry('runtime', `dist/${chunk('runtime')}`, budgets.runtime),
  // With all that it imports: every page loads it before anything is used.
  entry('shell', files(shell), budgets.shell),
  entry('home', home, budgets.home),
  // With all that it imports: a plain widget on another site's page loads it.
  entry('behaviours', files(behaviours), budgets.behaviours),
  // All JavaScript that a static widget needs on another site's page, and any other until it is used.
  entry('loader', 'dist/widgets/faq.js', budgets.loader),
  entry('auto', 'dist/widgets/auto.js', budgets.auto),
  ...Object.keys(widgets).map((name) => entry(name, `dist/${chunkOf(name)}`, budgets[name] ?? budgets.widget)),
];
