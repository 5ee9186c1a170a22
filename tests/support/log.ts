/** Logs that write nothing to standard error. */
import { createLog, type LogLevel } from '../../shell/server/core/log';

/** For tests of what is not logged. */
export const silent = createLog('error', () => undefined);

/** A log and its lines: as objects, and as one text. */
export function recordedLog(level: LogLevel = 'info') {
  const lines: Record<string, unknown>[] = [];
  return { log: createLog(level, (line) => lines.push(JSON.parse(line))), lines, text: () => JSON.stringify(lines) };
}
