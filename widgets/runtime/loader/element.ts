/**
 * The element of a tag before its code has loaded. It shows the bank's server markup, follows the language, and loads the code when
 * needed. The code then takes over the elements (`takeOver`).
 */
import { importTogether, otherAddress } from '../core/import-again';
import { retrying } from '../core/retrying';
import { emit, reportActions } from '../element/actions';
import type { Registered } from '../element/define';
import type { Early, Status } from '../element/early';
import { fittingAttributes } from '../element/fitting';
import { defineAttributeProperties, upgradeProperties } from '../element/properties';
import { type Language, onLanguageChange } from '../language/language';
import { serverStyle } from '../styles/sheet';
import type { behave as Behave } from '../ui/behaviours';
import type { Ask, Shown } from './first';
import { alertWith, dress, insert } from './markup';
import { languageOf, questionOf } from './question';
import type { Use } from './use';

export type Row = readonly [
  /** `e`: eager, loads its code or behaviour immediately; `c`: confidential, does not report actions. */
  flags: string,
  attributes: readonly string[],
  /** Loads the code of the loader's own release. */
  loadOwn: () => Promise<unknown>,
  /** Static widgets go without. */
  followUse?: ((root: ShadowRoot, load: () => void) => Use) | undefined,
];

export interface Bank {
  origin: string;
  /** `root`: address of the loader's release, ending with a slash. */
  root: string;
  /** The address has the full version, so only code that the loader itself names may run. */
  isPinned: boolean;
  ask: Ask;
}

/** In ms. Code that takes longer counts as lost. */
const patience = 30_000;
/** Status 0: another try would wait for the same request, or get the same file. */
const lost = Object.assign(new Error('got no code'), { status: 0 });

const inTime = <Result>(load: Promise<Result>): Promise<Result> =>
  Promise.race([load, new Promise<never>((_, reject) => setTimeout(reject, patience, lost))]);

/** Behaviour of plain widgets, once it has loaded. Another copy would not know what this one has done. */
let behave: typeof Behave | undefined;

export function define(name: string, [flags, own, loadOwn, followUse]: Row, bank: Bank): void {
  const tag = `serambi-${name}`;
  /** Sorted, so that equal attributes give equal addresses. */
  const inQuery = [...own, ...fittingAttributes].sort();
  const attributes = ['api', 'site', 'language', ...inQuery];
  /** Functions `follow` of the connected elements without code. */
  const waiting = new Set<() => void>();
  let { root: release } = bank;
  /** The class of the code. */
  let Real: CustomElementConstructor | undefined;
  let target: HTMLElement;

  /** As a constructor it returns the existing element, to which the code's class adds its fields. */
  function Existing(): HTMLElement {
    return target;
  }
  Existing.prototype = HTMLElement.prototype;

  // The page may have registered a class made of this one.
  const isHandedOver = (element: HTMLElement) => !(element instanceof SerambiElement);

  const followAll = () => {
    for (const follow of waiting) follow();
  };

  /** State and behaviour of an element until the code takes it over. */
  function earlyOf(element: HTMLElement) {
    let root: ShadowRoot;
    let use: Use | undefined;
    let status: Status = 'loading';
    /** The query that is sent or answered. Empty: the code gets the content. Undefined: nothing was sent, or it failed. */
    let asked: string | undefined;
    let answer: Shown | undefined;
    /** Language of the answer's markup in the root. */
    let language: Language | undefined;
    /** Query and own attributes of the root's content. */
    let shownQuery: string;
    let shownOwn: string;
    /** The answer whose code or behaviour loads or has loaded. Undefined: code without an answer. False: none. */
    let loading: Shown | undefined | false = false;
    let alert: HTMLElement | undefined;
    let resolve = () => {};
    const ready = new Promise<void>((done) => {
      resolve = done;
    });
    const question = () => questionOf(element, name, inQuery, bank.origin);
    const ownValues = () => `${own.map((each) => element.getAttribute(each))}`;

    /** Called after every change of the element or the page. */
    function follow(): void {
      if (!element.isConnected || isHandedOver(element)) {
        waiting.delete(follow);
        return;
      }
      if (!root) start();
      waiting.add(follow);
      show();
      // A framework may add attributes and children after the element.
      queueMicrotask(() => waiting.has(follow) && find());
    }

    function start(): void {
      element.toggleAttribute('data-waiting', !element.shadowRoot);
      root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
      use = followUse?.(root, () => answer && load());
      shownQuery = question().query;
      shownOwn = ownValues();
    }

    function show(): void {
      const now = languageOf(element);
      const html = answer?.html?.[now];
      if (answer) dress(root, answer.css);
      // As in `find`.
      if (html !== undefined && language !== now && !use?.hasInput) {
        const restore = use?.keep();
        const hadFocus = root.activeElement;
        language = now;
        insert(root, html);
        restore?.();
        const markup = root.querySelector<HTMLElement>('.root');
        // As after a retry of the code (`error-state.tsx`).
        if (hadFocus && !root.activeElement && markup) {
          markup.tabIndex = -1;
          markup.focus();
        }
        element.removeAttribute('data-waiting');
        const isEmpty = !markup?.hasChildNodes();
        element.toggleAttribute('data-empty', isEmpty);
        const isFirst = status === 'loading';
        status = isEmpty ? 'empty' : 'ready';
        if (isFirst) {
          resolve();
          emit(element, 'ready');
        }
      }
      if (handOver()) return;
      use?.begin(answer?.behaviours && behave);
      if (answer && flags.includes('e') && !use?.isOver) load();
    }

    async function find(): Promise<void> {
      const { query, isForBank } = question();
      const values = ownValues();
      const wanted = isForBank ? query : '';
      if (wanted === asked) return;
      asked = wanted;
      // The attributes are those of the shown markup again.
      if (answer && query === shownQuery) return;
      const isCurrent = () => asked === wanted && !isHandedOver(element);
      try {
        const given = isForBank ? await bank.ask(query) : undefined;
        // Other markup would lose typed text. The code keeps it, and follows the attributes.
        if (!isCurrent() || (given && use?.hasInput)) return;
        if (given?.isLate) throw new Error(`${query} is late`);
        status = 'loading';
        answer = given?.html && given;
        language = undefined;
        if (answer) {
          shownQuery = query;
          shownOwn = values;
          return follow();
        }
        // Without markup the code requests the content, and reports errors.
        asked = '';
        if (!handOver()) load();
      } catch (error) {
        if (isCurrent()) fail(error as Error);
      }
    }

    function load(): void {
      if (loading === answer) return;
      loading = answer;
      retrying(async (count) => {
        // If files are gone, a new answer names the current files.
        const { files, behaviours = files } = (count && answer ? await bank.ask(shownQuery) : answer) ?? {};
        const named = behaviours?.map((file) => () => import(/* @vite-ignore */ release + file));
        // A widget's module calls `takeOver`; the file for plain widgets exports `behave`.
        const { behave: found } = Object(await inTime(named && !bank.isPinned ? importTogether(named) : loadOwn()));
        behave ??= found;
        if (!Real && !found) throw lost;
      }).then(follow, (error) => {
        loading = false;
        if (error === lost) release = otherAddress(bank.root);
        if (!answer) return fail(error);
        warn(error);
        alertAtForm();
      });
    }

    function fail(error: Error & { status?: number }): void {
      asked = undefined;
      if (handOver()) return;
      emit(element, 'error', { message: error.message, status: error.status });
      warn(error);
      const isKept = shownOwn === ownValues() && root.querySelector('[data-status=ready]');
      if (!isKept || status === 'loading') status = 'error';
      if (isKept) alertAtForm();
      else {
        answer = language = undefined;
        root.replaceChildren(newAlert());
        element.removeAttribute('data-waiting');
      }
    }

    function warn({ message }: Error): void {
      console.warn(`Serambi: <${tag}> ${message}`);
    }

    /** Without its code a form sends nothing, so the visitor must know. The typed text stays. */
    function alertAtForm(): void {
      root.querySelector('[method=post]')?.after(newAlert());
    }

    function newAlert(): HTMLElement {
      alert?.remove();
      alert = alertWith(languageOf(element), follow);
      return alert;
    }

    /** True once the code has the element. */
    function handOver(): boolean {
      // Plain widgets keep their behaviour. Markup under way is awaited.
      if (!Real || (behave && answer?.behaviours) || (asked && !language)) return false;
      alert?.remove();
      use?.end();
      if (!answer && !root.querySelector(serverStyle)) root.replaceChildren();
      element.removeAttribute('data-waiting');
      waiting.delete(follow);
      target = element;
      new Real();
      Object.setPrototypeOf(element, Real.prototype);
      if (element.isConnected) (element as SerambiElement).connectedCallback();
      return true;
    }

    upgradeProperties(element, attributes);
    if (!flags.includes('c')) reportActions(element, name);
    // A framework may add the content of a slot later.
    new MutationObserver(follow).observe(element, { childList: true });

    return {
      ready,
      follow,
      get status() {
        return status;
      },
      state: (): Early => ({
        ...answer,
        status,
        ready,
        shown: () => {
          resolve();
          return use?.take() ?? [];
        },
        style: answer?.css.join(''),
        isStale: question().query !== shownQuery,
      }),
    };
  }

  class SerambiElement extends HTMLElement {
    static readonly observedAttributes = attributes;
    readonly #early = earlyOf(this);
    declare connectedCallback: () => void;

    static {
      // The browser keeps calling these callbacks after the element got the code's class.
      for (const callback of ['connected', 'disconnected', 'adopted', 'attributeChanged']) {
        const key = `${callback}Callback` as 'connectedCallback';
        SerambiElement.prototype[key] = function (...change: []) {
          if (isHandedOver(this)) this[key](...change);
          else this.#early.follow();
        };
      }
    }

    static takeOver(elementOf: Parameters<NonNullable<Registered['takeOver']>>[0]): void {
      Real ??= elementOf({
        Base: Existing as unknown as typeof HTMLElement,
        early: (element) => (element as SerambiElement).#early.state(),
      });
      followAll();
    }

    get status(): Status {
      return this.#early.status;
    }

    get ready(): Promise<void> {
      return this.#early.ready;
    }
  }

  defineAttributeProperties(SerambiElement, attributes);
  customElements.define(tag, SerambiElement);
  onLanguageChange(followAll);
  addEventListener('online', followAll);
}
