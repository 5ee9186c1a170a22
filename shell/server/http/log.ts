/** How long a line waits for others, in milliseconds. */
const delay = 100;
const maxWaiting = 1_000;

/** Writes lines to standard error, many at once: each write holds the process up until it is done. */
export function lineWriter(write: (text: string) => void = (text) => process.stderr.write(text)) {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  process.on('exit', flush);
  return (line: string): void => {
    if (!lines.length) setTimeout(flush, delay).unref();
    lines.push(line);
    if (lines.length >= maxWaiting) flush();
  };
}

/** The line of a request that was answered, after `ms` milliseconds. */
export const accessLine = (method: string, path: string, status: number, ms: number): string =>
  JSON.stringify({ method, path, status, ms: Math.round(ms) });
