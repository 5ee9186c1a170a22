/** A protocol-independent browser: tabs, and elements found through open shadow roots. Each protocol implements `Remote`. */
import { setTimeout } from 'node:timers/promises';
import { isHydrated, restingPlace, shownText } from '../support/in-page';

export interface Browser {
  /** A profile without cookies and stored values of earlier tests. */
  newProfile(): Promise<Profile>;
  close(): Promise<void>;
}

export interface Profile {
  newTab(): Promise<Remote>;
  close(): Promise<void>;
  /** Errors and uncaught exceptions of all tabs so far. */
  readonly errors: readonly string[];
}

/** Only the result of `evaluate` is used. */
export interface Remote {
  /** Resolves once the page has loaded. */
  goto(url: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Waits for a promise's result. The result is JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and releases the main button at a point of the viewport. */
  click(x: number, y: number): Promise<unknown>;
  move(x: number, y: number): Promise<unknown>;
  wheel(x: number, y: number, deltaY: number): Promise<unknown>;
  type(text: string): Promise<unknown>;
  /** @param key as in `KeyboardEvent.key` */
  press(key: string, held: readonly string[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** @param expression returns the file field */
  setFiles(expression: string, paths: readonly string[]): Promise<unknown>;
}

const deadline = 20_000;

/** Calls until the result is neither false nor undefined. A call may fail while a page is loading; that counts as undefined. */
export async function until<T>(what: string, call: () => Promise<T | false | undefined>): Promise<T> {
  const end = Date.now() + deadline;
  for (;;) {
    let failure: unknown;
    const result = await call().catch((error) => {
      failure = error;
      return undefined;
    });
    if (result !== undefined && result !== false) return result;
    if (Date.now() > end) throw new Error(`Waited ${deadline / 1_000} s in vain until ${what}`, { cause: failure });
    await setTimeout(30);
  }
}

/** Runs in the page (`Tab.find`). */
function findAll(selector: string, text: string | undefined): Element[] {
  let roots: (Document | ShadowRoot)[] = [document];
  let found: Element[] = [];
  for (const part of selector.split(' >>> ')) {
    found = roots.flatMap((root) => [...root.querySelectorAll(part)]);
    roots = found.flatMap((each) => each.shadowRoot ?? (each as HTMLIFrameElement).contentDocument ?? []);
  }
  return found
    .filter((element) => text === undefined || element.textContent?.trim() === text)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
}

/**
 * Runs in the page: the element's centre, if a click there reaches it. Scrolls it to the middle first if it is out of view or below a
 * sticky element.
 */
function target(element: Element): [number, number] | undefined {
  const reached = (): [number, number] | undefined => {
    const { top, bottom, left, width, height } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) return undefined;
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    // A control may be hidden behind its label.
    return element.contains(hit) || hit?.closest('label')?.control === element ? [x, y] : undefined;
  };
  const point = reached();
  if (point) return point;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return reached();
}

/** Runs in the page before a click. Stops a click on any other element, because the page may move even during the click. */
function guard(element: Element): void {
  const page = globalThis as { isMissed?: boolean; guard?: AbortController };
  page.isMissed = false;
  // Left by an earlier click that never came.
  page.guard?.abort();
  const listeners = new AbortController();
  page.guard = listeners;
  const handle = (event: Event) => {
    if (event.type === 'pointerdown' || event.type === 'pointerup') {
      const isReached = (each: EventTarget) => each === element || (each as HTMLLabelElement).control === element;
      page.isMissed ||= !event.composedPath().some(isReached);
    }
    if (page.isMissed) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    if (event.type === 'click') listeners.abort();
  };
  const options = { capture: true, signal: listeners.signal };
  const view = element.ownerDocument.defaultView;
  for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click']) {
    view?.addEventListener(name, handle, options);
  }
}

/** Functions for the page may use nothing from outside, because only their source is sent. */
type PageFunction<Args extends unknown[], Result> = (...args: Args) => Result;

const call = (code: unknown, ...args: readonly unknown[]) =>
  `(${code})(${args.map((arg) => JSON.stringify(arg) ?? 'undefined').join(', ')})`;

/** Every method finds its elements again. It waits until there is one, and uses the first. */
export class Found {
  private readonly remote: Remote;
  private readonly query: string;
  private readonly name: string;

  constructor(remote: Remote, selector: string, text?: string) {
    this.remote = remote;
    this.query = call(findAll, selector, text);
    this.name = text === undefined ? selector : `${selector} “${text}”`;
  }

  async count(): Promise<number> {
    return (await this.remote.evaluate(`${this.query}.length`)) as number;
  }

  async shown(): Promise<void> {
    await until(`${this.name} shows`, async () => (await this.count()) > 0);
  }

  async hidden(): Promise<void> {
    await until(`${this.name} is gone`, async () => (await this.count()) === 0);
  }

  async evaluate<Args extends unknown[], Result>(
    fn: PageFunction<[HTMLElement, ...Args], Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    await this.shown();
    const rest = args.map((arg) => `, ${JSON.stringify(arg) ?? 'undefined'}`).join('');
    return (await this.remote.evaluate(`(${fn})(${this.query}[0]${rest})`)) as Awaited<Result>;
  }

  text(): Promise<string> {
    return this.evaluate((element) => element.innerText.replace(/\s+/g, ' ').trim());
  }

  attribute(name: string): Promise<string | null> {
    return this.evaluate((element, name) => element.getAttribute(name), name);
  }

  value(): Promise<string> {
    return this.evaluate((element) => (element as HTMLInputElement).value);
  }

  isFocused(): Promise<boolean> {
    return this.evaluate((element) => (element.getRootNode() as Document | ShadowRoot).activeElement === element);
  }

  async focused(): Promise<void> {
    await until(`${this.name} has the focus`, () => this.isFocused());
  }

  /** The point at which the pointer reaches the element, once it no longer moves. */
  private async point(): Promise<[number, number]> {
    let before = '';
    let seen = 0;
    return until(`the pointer reaches ${this.name}`, async () => {
      const point = (await this.remote.evaluate(`((found) => found && (${target})(found))(${this.query}[0])`)) as
        | [number, number]
        | null;
      seen = before === String(point) ? seen + 1 : 0;
      before = String(point);
      // A smooth scroll begins slowly.
      return point && seen > 2 ? point : undefined;
    });
  }

  async click(): Promise<void> {
    await until(`a click reaches ${this.name}`, async () => {
      const point = await this.point();
      await this.evaluate(guard);
      await this.remote.click(...point);
      // The click may have loaded another document.
      return !(await this.remote.evaluate('globalThis.isMissed').catch(() => false));
    });
  }

  async hover(): Promise<void> {
    await this.remote.move(...(await this.point()));
  }

  async type(text: string): Promise<void> {
    await this.click();
    await this.focused();
    await this.remote.type(text);
  }

  /** Keys as in `Tab.press`. */
  async press(...keys: string[]): Promise<void> {
    await this.evaluate((element) => element.focus());
    for (const key of keys) await press(this.remote, key);
  }

  async setFiles(...paths: string[]): Promise<void> {
    await this.remote.setFiles(`${this.query}[0]`, paths);
  }
}

async function press(remote: Remote, key: string): Promise<void> {
  const names = key.split('+');
  await remote.press(names.at(-1) ?? '', names.slice(0, -1));
}

export class Tab {
  readonly remote: Remote;

  constructor(remote: Remote) {
    this.remote = remote;
  }

  /**
   * Finds visible elements by CSS and by their whole text. ` >>> ` goes from an element into its shadow root or an iframe's
   * document.
   *
   *     tab.find('serambi-header >>> nav a', 'Promo')
   */
  find(selector: string, text?: string): Found {
    return new Found(this.remote, selector, text);
  }

  /** Waits until every visible widget has loaded its code and hydrated. */
  async open(url: string): Promise<void> {
    await this.remote.goto(url);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    await this.remote.reload();
    await this.hydrated();
  }

  async evaluate<Args extends unknown[], Result>(
    fn: PageFunction<Args, Result>,
    ...args: Args
  ): Promise<Awaited<Result>> {
    return (await this.remote.evaluate(call(fn, ...args))) as Awaited<Result>;
  }

  /** Waits until a function returns a truthy value in the page, and returns it. */
  until<Args extends unknown[], Result>(what: string, fn: PageFunction<Args, Result>, ...args: Args) {
    return until(what, async () => (await this.evaluate(fn, ...args)) || undefined);
  }

  async hydrated(): Promise<void> {
    await this.until('every visible widget is ready', isHydrated, false);
  }

  back = () => this.remote.back();

  forward = () => this.remote.forward();

  /** `Enter` or `Shift+Tab`. */
  press(key: string): Promise<void> {
    return press(this.remote, key);
  }

  type = (text: string) => this.remote.type(text);

  /** Waits until the page no longer moves. */
  async wheel(deltaY: number): Promise<number> {
    const [x, y, start] = await this.evaluate(() => [innerWidth / 2, innerHeight / 2, scrollY] as const);
    await this.remote.wheel(x, y, deltaY);
    await this.until('the wheel has scrolled the page', (start) => scrollY !== start, start);
    return this.evaluate(restingPlace);
  }

  scrollTop(): Promise<number> {
    return this.evaluate(() => Math.round(scrollY));
  }

  /** Shadow roots included, in one line. */
  text = () => this.evaluate(shownText);

  /** Dispatches the event that any script may. */
  async changeLanguage(value: 'English' | 'Indonesia'): Promise<void> {
    await this.evaluate((value) => {
      dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } }));
    }, value);
  }

  /** Path and query. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search);
  }

  resize = (width: number, height: number) => this.remote.resize(width, height);
}
