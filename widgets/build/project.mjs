/** Paths of the project, and its widgets. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} path */
export const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const isDevelopment = process.env.NODE_ENV === 'development';

export const dist = process.env.DIST ?? 'dist';

/** @param {string} name */
export const definitionOf = (name) => inProject(`widgets/${name}/${name}.widget.ts`);

const chosen = process.env.WIDGETS?.split(',');

/** Every folder with a definition is a widget. `WIDGETS=faq,header` builds only these. */
export const widgetNames = readdirSync(inProject('widgets'))
  .filter((name) => existsSync(definitionOf(name)))
  .filter((name) => chosen?.includes(name) ?? true);

const confidential = widgetNames.filter((name) =>
  /^ {2}isConfidential: true,$/m.test(readFileSync(definitionOf(name), 'utf8')),
);

/**
 * True for a module of a confidential widget.
 *
 * @param {string} id
 */
export const isConfidential = (id) => confidential.some((name) => id.includes(`/widgets/${name}/`));
