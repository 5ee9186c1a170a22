/** WebKitGTK's MiniBrowser over WebDriver, which is JSON over HTTP: https://www.w3.org/TR/webdriver2 */
import { type ChildProcess, spawn } from 'node:child_process';
import { freePort } from '../support/listen';
import { webkit as findWebkit } from '../support/programs.mjs';
import { type Browser, type Profile, type Remote, until } from './driver';
import type { Relay } from './relay';

/** WebDriver's code points of keys without a character. */
const keys: Record<string, string> = {
  Backspace: '\ue003',
  Tab: '\ue004',
  Enter: '\ue007',
  Shift: '\ue008',
  Control: '\ue009',
  Alt: '\ue00a',
  Escape: '\ue00c',
  PageUp: '\ue00e',
  PageDown: '\ue00f',
  End: '\ue010',
  Home: '\ue011',
  ArrowLeft: '\ue012',
  ArrowUp: '\ue013',
  ArrowRight: '\ue014',
  ArrowDown: '\ue015',
  Delete: '\ue017',
};

const firstLine = (program: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    program.stdout?.once('data', (data) => resolve(String(data).trim()));
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}`)));
  });

/** One session for all profiles, because a start takes seconds: closing a profile removes its stored values. */
export async function webkit(relay?: Relay): Promise<Browser> {
  const { miniBrowser, webDriver, xvfb } = findWebkit();
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await firstLine(screen);
  const port = await freePort();
  const driver = spawn(webDriver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      // The sandbox needs rights that a container lacks.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
    stdio: 'ignore',
  });

  async function send(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }

  await until('WebKitWebDriver listens', () => send('GET', '/status'));

  const { sessionId } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser,
          args: ['--automation', '--private'],
        },
      },
    },
  })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  let current = (await send('GET', `${session}/window`)) as string;
  /** The session ends with its last tab. */
  const first = current;
  let wheels = 0;

  async function command(handle: string, method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    if (current !== handle) {
      await send('POST', `${session}/window`, { handle });
      current = handle;
    }
    return send(method, session + path, body);
  }

  async function remote(handle: string, origins: Set<string>): Promise<Remote> {
    const post = (path: string, body: object = {}) => command(handle, 'POST', path, body);
    const perform = (type: string, id: string, ...actions: object[]) =>
      post('/actions', { actions: [{ type, id, actions }] });
    const move = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 });
    const stroke = (key: string) => [
      { type: 'keyDown', value: key },
      { type: 'keyUp', value: key },
    ];
    const evaluate = (expression: string) => post('/execute/sync', { script: `return ${expression}`, args: [] });
    const resize = (width: number, height: number) => post('/window/rect', { width, height });
    await resize(1280, 800);
    return {
      evaluate,
      resize,
      goto(url) {
        origins.add(new URL(url).origin);
        return post('/url', { url });
      },
      back: () => post('/back'),
      forward: () => post('/forward'),
      reload: () => post('/refresh'),
      click: (x, y) =>
        perform('pointer', 'mouse', move(x, y), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
      move: (x, y) => perform('pointer', 'mouse', move(x, y)),
      wheel(x, y, deltaY) {
        const point = { x: Math.round(x), y: Math.round(y) };
        // A new wheel for each turn: the driver turns a known wheel only by the difference to the last turn.
        return perform('wheel', `wheel${wheels++}`, { type: 'scroll', ...point, deltaX: 0, deltaY, duration: 0 });
      },
      type: (text) => perform('key', 'keyboard', ...[...text].flatMap(stroke)),
      press(key, held) {
        const code = (name: string) => keys[name] ?? name;
        return perform(
          'key',
          'keyboard',
          ...held.map((name) => ({ type: 'keyDown', value: code(name) })),
          ...stroke(code(key)),
          ...held.map((name) => ({ type: 'keyUp', value: code(name) })),
        );
      },
      async setFiles(expression, paths) {
        const [id] = Object.values((await evaluate(expression)) as Record<string, string>);
        await post(`/element/${id}/value`, { text: paths.join('\n') });
      },
    };
  }

  async function newProfile(): Promise<Profile> {
    const origins = new Set<string>();
    const tabs: string[] = [];
    return {
      errors: relay?.collect() ?? [],
      newTab: async () => {
        const { handle } = (await command(first, 'POST', '/window/new', { type: 'window' })) as { handle: string };
        tabs.push(handle);
        return remote(handle, origins);
      },
      close: async () => {
        for (const handle of tabs) await command(handle, 'DELETE', '/window');
        for (const origin of origins) {
          // A test's own server may have ended, and no later test uses it.
          const isThere = await fetch(`${origin}/healthz`).catch(() => false);
          if (!isThere) continue;
          await command(first, 'POST', '/url', { url: `${origin}/healthz` });
          await command(first, 'DELETE', '/cookie');
          await command(first, 'POST', '/execute/sync', { script: 'localStorage.clear()', args: [] });
        }
      },
    };
  }

  return {
    newProfile,
    close: async () => {
      await send('DELETE', session).finally(() => {
        driver.kill();
        screen.kill();
      });
    },
  };
}
