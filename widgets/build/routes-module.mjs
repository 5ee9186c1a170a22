import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const file = fileURLToPath(new URL('../../shell/routes.ts', import.meta.url));

/** What no browser needs is left out: the texts alone would be a third of the shell. */
const clientRoute = ({ texts, ...route }) => route;

/** `serambi:routes`: the route table as the browser needs it. */
export function routesModule() {
  const id = '\0client-routes';
  return {
    name: 'routes',
    resolveId: (source) => (source === 'serambi:routes' ? id : null),
    async load(source) {
      if (source !== id) return null;
      this.addWatchFile(file);
      const { code } = transformSync(file, await readFile(file, 'utf8'));
      const { routes, notFound } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      const table = { routes: routes.map(clientRoute), notFound: clientRoute(notFound) };
      return `export const routeTable = ${JSON.stringify(table)};`;
    },
  };
}
