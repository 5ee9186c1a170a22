/** Paths of the project, its widgets, and the bank to build. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultBank } from '../../shell/server/environment/default-bank.mjs';

export const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const isDevelopment = process.env.NODE_ENV === 'development';

export const dist = process.env.DIST ?? 'dist';

/** The folder of `SITE_CONFIG`, else the default bank's: `bank.json`, `content/` and `public/`. */
export const bankFolder = dirname(resolve(process.env.SITE_CONFIG?.trim() || inProject(defaultBank)));

/** The bank's own `build.ts`, if it has one. It runs in the bank's folder and writes into its `public/`. */
export const bankBuild = [join(bankFolder, 'build.ts')].find((file) => existsSync(file));

export const definitionOf = (name) => inProject(`widgets/${name}/${name}.widget.ts`);

const chosen = process.env.WIDGETS?.split(',');

/** Every folder with a definition is a widget. `WIDGETS=faq,header` builds only these. */
export const widgetNames = readdirSync(inProject('widgets'))
  .filter((name) => existsSync(definitionOf(name)))
  .filter((name) => chosen?.includes(name) ?? true);

const confidential = widgetNames.filter((name) =>
  /^ {2}isConfidential: true,$/m.test(readFileSync(definitionOf(name), 'utf8')),
);

/** @param {string} id of a module */
export const isConfidential = (id) => confidential.some((name) => id.includes(`/widgets/${name}/`));
