/** Made by the build from the folders that hold a definition. */
declare module 'serambi:widgets' {
  export const widgets: Record<string, () => Promise<{ default: import('./runtime/element/definition').Widget }>>;
}

/** The same names, each leading to the bundle that partners load. */
declare module 'serambi:bundles' {
  export const bundles: Record<string, () => Promise<unknown>>;
}
