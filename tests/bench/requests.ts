/**
 * Requests one address over many kept-alive connections, each again after an answer. It reads no further than an answer's end, so that it
 * needs less of the machine than the server does.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Answer {
  status: number;
  /** As received, without the status line. */
  head: string;
  /** Length of the body. */
  bytes: number;
}

interface Asking {
  /** In ms: duration of each answer during the next `ms` milliseconds. */
  during(ms: number): Promise<number[]>;
  /** In ms: time from the start of each connection to its first answer. */
  readonly first: readonly number[];
  close(): void;
}

const requestOf = ({ host, pathname, search }: URL, headers: Readonly<Record<string, string>>) =>
  `GET ${pathname}${search} HTTP/1.1\r\n${Object.entries({ Host: host, ...headers })
    .map((line) => `${line.join(': ')}\r\n`)
    .join('')}\r\n`;

/** Calls back at the end of each answer. Kept answers have a `Content-Length` or status 304; others are not counted. */
function onAnswers(socket: Socket, answered: (answer: Answer) => void) {
  let answer: Answer | undefined;
  let missing = 0;
  socket.on('data', (data) => {
    if (!answer) {
      const end = data.indexOf('\r\n\r\n');
      const head = data.toString('latin1', 0, end);
      const bytes = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
      answer = { status: Number(head.slice(9, 12)), head: head.slice(head.indexOf('\n') + 1), bytes };
      missing = end + 4 + bytes;
    }
    missing -= data.length;
    if (missing > 0) return;
    const whole = answer;
    answer = undefined;
    answered(whole);
  });
}

export const ask = (url: URL, headers: Readonly<Record<string, string>>): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(url.port), url.hostname).on('error', reject);
    onAnswers(socket, (answer) => {
      socket.destroy();
      resolve(answer);
    });
    socket.write(requestOf(url, headers));
  });

export function askAgain(url: URL, headers: Readonly<Record<string, string>>, connections: number): Asking {
  const request = requestOf(url, headers);
  const first: number[] = [];
  let times: number[] = [];
  const sockets = Array.from({ length: connections }, () => {
    let begun = performance.now();
    let isNew = true;
    const socket = connect(Number(url.port), url.hostname);
    onAnswers(socket, () => {
      const now = performance.now();
      (isNew ? first : times).push(now - begun);
      isNew = false;
      begun = now;
      socket.write(request);
    });
    socket.write(request);
    return socket;
  });
  return {
    first,
    async during(ms) {
      times = [];
      const own = times;
      await pause(ms);
      times = [];
      return own;
    },
    close() {
      for (const socket of sockets) socket.destroy();
    },
  };
}
