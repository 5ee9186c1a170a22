/** Made by the build from the folders that hold a definition. */
declare module 'serambi:widgets' {
  export const widgets: Record<string, () => Promise<{ default: import('./runtime/definition').Widget }>>;
}
