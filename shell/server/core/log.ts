/** The server's log: one JSON object a line on standard error. It names no client, and nothing that was typed. */

const levels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof levels)[number];

/** Writes what happened, for example `request` or `content`, with the facts about it. */
export type Log = Record<LogLevel, (event: string, facts: Record<string, string | number | undefined>) => void>;

let written = { at: Number.NaN, text: '' };
/** A moment as ISO 8601. It is made once a millisecond, since that takes as long as the rest of a line. */
function timeOf(at: number): string {
  if (at !== written.at) written = { at, text: new Date(at).toISOString() };
  return written.text;
}

export function createLog(level: LogLevel = 'info', write: (line: string) => void = standardError): Log {
  const most = levels.indexOf(level);
  const at =
    (each: LogLevel): Log[LogLevel] =>
    (event, facts) => {
      if (levels.indexOf(each) > most) return;
      write(JSON.stringify({ time: timeOf(Date.now()), level: each, event, ...facts }));
    };
  return { error: at('error'), warn: at('warn'), info: at('info') };
}

/** How long a line waits for others, in milliseconds. */
const delay = 100;
const maxWaiting = 1_000;

/** Writes lines, many at once: each write holds the process up until it is done. */
function lineWriter(write: (text: string) => void = (text) => process.stderr.write(text)) {
  let lines: string[] = [];
  const flush = () => {
    if (lines.length) write(`${lines.join('\n')}\n`);
    lines = [];
  };
  process.on('exit', flush);
  // Where nobody reads any more there is no log; the server goes on.
  process.stderr.on('error', () => {});
  return (line: string): void => {
    if (!lines.length) setTimeout(flush, delay).unref();
    lines.push(line);
    if (lines.length >= maxWaiting) flush();
  };
}

/** All logs of a process write here: a writer listens for the end of the process. */
const standardError = lineWriter();
