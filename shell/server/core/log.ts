/** The server's log: one JSON object a line on standard error. It names no client and contains nothing that a visitor typed. */

export const levels = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof levels)[number];

export type Facts = Record<string, string | number | undefined>;
export type Log = Record<LogLevel, (event: string, facts: Facts) => void>;

export const logOf = (write: (level: LogLevel, event: string, facts: Facts) => void): Log => ({
  error: (event, facts) => write('error', event, facts),
  warn: (event, facts) => write('warn', event, facts),
  info: (event, facts) => write('info', event, facts),
});

export function createLog(level: LogLevel = 'info', write: (line: string) => void = standardError): Log {
  const most = levels.indexOf(level);
  return logOf((each, event, facts) => {
    if (levels.indexOf(each) > most) return;
    write(JSON.stringify({ time: new Date().toISOString(), level: each, event, ...facts }));
  });
}

const delay = 100;
const maxWaiting = 1_000;

let lines: string[] = [];

/** Writes many lines together, because each write blocks the process. */
function flush() {
  if (lines.length) process.stderr.write(`${lines.join('\n')}\n`);
  lines = [];
}
process.on('exit', flush);
// If nobody reads standard error any more, the server continues without a log.
process.stderr.on('error', () => {});

function standardError(line: string): void {
  if (!lines.length) setTimeout(flush, delay).unref();
  lines.push(line);
  if (lines.length >= maxWaiting) flush();
}
