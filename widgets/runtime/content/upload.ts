/** In bytes per second: the server stops slower uploads, and the browser waits as long. */
export const slowestUpload = 16_000;
