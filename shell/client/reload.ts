/** Used by `npm run dev` only: reloads the page when the server runs a newer build. */
let build: string | undefined;

new EventSource('/build').addEventListener('message', ({ data }) => {
  if (build && build !== data) location.reload();
  build = data;
});

export {};
