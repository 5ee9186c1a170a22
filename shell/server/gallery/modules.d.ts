/** Made by the build from the same folders as `serambi:widgets`. */
declare module 'serambi:examples' {
  export const examples: Record<
    string,
    () => Promise<{ examples: import('../../../widgets/runtime/element/examples').Examples }>
  >;
}
