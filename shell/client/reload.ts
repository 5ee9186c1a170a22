/** `npm run dev` only: the page reloads once the server is another build than the one that it came from. */
let build: string | undefined;

new EventSource('/build').addEventListener('message', ({ data }) => {
  if (build && build !== data) location.reload();
  build = data;
});

export {};
