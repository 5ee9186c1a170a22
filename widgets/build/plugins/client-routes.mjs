import { readFile } from 'node:fs/promises';
import { transformSync } from 'rolldown/utils';
import { inProject } from '../project.mjs';

const file = inProject('shell/routes.ts');
const virtual = '\0client-routes';

/**
 * The module `serambi:routes`: the route table as the browser needs it.
 *
 * @returns {import('rollup').Plugin}
 */
export function clientRoutes() {
  return {
    name: 'client-routes',
    resolveId: (source) => (source === 'serambi:routes' ? virtual : null),
    async load(id) {
      if (id !== virtual) return null;
      this.addWatchFile(file);
      const { code } = transformSync(file, await readFile(file, 'utf8'));
      const { clientFields, routes, notFound } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const clientRoute = (route) => Object.fromEntries(clientFields.map((field) => [field, route[field]]));
      const table = { routes: routes.map(clientRoute), notFound: clientRoute(notFound) };
      return `export const routeTable = ${JSON.stringify(table)};`;
    },
  };
}
