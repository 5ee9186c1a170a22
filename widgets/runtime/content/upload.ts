/** Lowest speed of an upload, in bytes per second: the server stops a slower one, and the browser waits as long. */
export const slowestUpload = 16_000;
