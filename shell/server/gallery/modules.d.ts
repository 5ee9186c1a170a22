/** The build generates this module from `widgets/`, like `serambi:widgets`. */
declare module 'serambi:examples' {
  export const examples: Record<
    string,
    () => Promise<{ examples: import('../../../widgets/runtime/widget/examples').Examples }>
  >;
}
