/** Made by the build from `routes.ts`, without what only the server needs. */
declare module 'serambi:routes' {
  export const routeTable: import('./routes').RouteTable<import('./routes').ClientRoute>;
}
