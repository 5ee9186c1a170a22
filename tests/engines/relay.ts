/**
 * A server in front of the site for WebKit. WebDriver does not report console messages. So the server adds a script to every
 * document that sends the page's errors here.
 */
import { request as forward } from 'node:http';
import { startServer } from '../support/listen';

const path = '/page-errors';

/** Runs in the page, before its own scripts. */
function send(address: string): void {
  const say = (...words: unknown[]) => navigator.sendBeacon(address, words.map(String).join(' '));
  const { error } = console;
  console.error = (...words) => {
    say(...words);
    error.apply(console, words);
  };
  const fail = ({ message, target }: ErrorEvent) => {
    if (message) say(message);
    else if (target instanceof HTMLScriptElement) say('Failed to load', target.src);
  };
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', ({ reason }) => say(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    say(violatedDirective, blockedURI),
  );
}

export interface Relay {
  origin: string;
  watch(html: string): string;
  /** The errors of all documents sent from now on. */
  collect(): readonly string[];
  stop(): Promise<void>;
}

export async function startRelay(site: string): Promise<Relay> {
  const collected: string[][] = [[]];
  // The number assigns a late error to its list.
  const watch = (html: string) =>
    html.replace('<title>', `<script src="${server.origin}${path}?${collected.length - 1}"></script>$&`);
  const server = await startServer(async (request, response) => {
    if (request.url?.startsWith(path)) {
      const text = Buffer.concat(await request.toArray()).toString();
      if (request.method === 'POST') collected[Number(request.url.split('?')[1])]?.push(text);
      response.setHeader('Content-Type', 'text/javascript').end(`(${send})(document.currentScript.src)`);
      return;
    }
    const headers = { ...request.headers, 'accept-encoding': 'identity' };
    const passed = forward(site + request.url, { method: request.method, headers }, async (answer) => {
      // A cached document of an earlier test would report to that test's list.
      const { 'content-length': length, etag, ...others } = answer.headers;
      const status = answer.statusCode ?? 502;
      if (!others['content-type']?.startsWith('text/html')) {
        answer.pipe(response.writeHead(status, answer.headers));
        return;
      }
      response.writeHead(status, others).end(watch(Buffer.concat(await answer.toArray()).toString()));
    });
    passed.once('error', () => response.destroy());
    request.pipe(passed);
  });
  return {
    origin: server.origin,
    watch,
    collect() {
      const errors: string[] = [];
      collected.push(errors);
      return errors;
    },
    stop: server.stop,
  };
}
