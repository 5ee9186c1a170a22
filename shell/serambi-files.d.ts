/** Made by the build: the files that each widget loads at once, beside those that every page of the site has. */
declare module 'serambi:files' {
  export const files: Readonly<Record<string, readonly string[]>>;
}
