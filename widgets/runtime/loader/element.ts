/**
 * The element of a tag whose code has not come: it shows markup of the bank's server, follows the language, and loads the code
 * when that is needed. The code's class then takes its elements over (`takeOver`).
 */
import { tellActions } from '../element/actions';
import type { PageConfig } from '../element/config';
import type { Registered } from '../element/define';
import type { Early, Status } from '../element/early';
import { fittingAttributes } from '../element/fitting';
import { defineAttributeProperties, upgradeProperties } from '../element/properties';
import { strings } from '../element/widget-root.strings';
import {
  codes,
  currentLanguage,
  documentLanguage,
  isLanguage,
  type Language,
  onLanguageChange,
} from '../language/language';
import { constructed, registerUnit } from '../styles/sheet';
import type { Ask, Shown } from './first';
import { retrying } from './retrying';

/** A widget as the loader knows it. */
export type Row = readonly [
  /** `s`: static, it never needs code; `e`: its code is loaded at once; `c`: confidential, it says nothing of what is done in it. */
  flags: string,
  /** Its own attributes. */
  attributes: readonly string[],
  /** Loads the code of the loader's own release. Where the server had no markup, the attributes may be wrong: the console then says which. */
  load: (mayBeWrong?: boolean) => Promise<unknown>,
];

export interface Bank {
  origin: string;
  /** Address of the loader's release, with a slash at the end, and the release's version. */
  root: string;
  version: string;
  /** The address has the whole version: no code of another release may run. */
  isPinned: boolean;
  ask: Ask;
}

interface State extends Pick<Early, 'ready' | 'shown'> {
  status: Status;
  /** The present question; an answer to an older one is dropped. */
  query?: string | undefined;
  answer?: Shown | undefined;
  /** The language that shows, and the nodes of those that were shown before. */
  language?: Language | undefined;
  kept: Partial<Record<Language, Node[]>>;
  /** The control that a visitor has used before the code was there. */
  used?: HTMLElement | undefined;
}

/** A longer question, with a slug of a whole sentence, would leave the others of its request no room. */
const maxLength = 300;
/** Controls need code when they are touched. Links and `<summary>` work by themselves. */
const controls = 'button,input,select,textarea';

const config = (): PageConfig => {
  try {
    return Object(JSON.parse(document.getElementById('serambi-config')?.textContent ?? ''));
  } catch {
    return {};
  }
};

/** One sheet for each text and document, whatever number of widgets has it: a document adopts only its own. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** The product's markup has none of these; the sanitizer itself removes what could run. */
const sanitizer = { removeElements: ['style', 'link', 'meta', 'base', 'title', 'template'], comments: false };

type Insertable = ShadowRoot & {
  setHTML?(html: string, options: object): void;
  setHTMLUnsafe?(html: string): void;
};

function insert(root: Insertable, html: string): void {
  if (root.setHTML) root.setHTML(html, { sanitizer });
  else if (root.setHTMLUnsafe) root.setHTMLUnsafe(html);
  else root.innerHTML = html;
}

/** Elements on the page whose code has not come, with what they do when the language changes, or the network is back. */
const waiting = new Map<HTMLElement, (isBack?: boolean) => void>();

/** Defines a tag. */
export function define(name: string, [flags, own, load]: Row, bank: Bank): void {
  const tag = `serambi-${name}`;
  /** In this order a page may state the question's address. */
  const asked = [...own, ...fittingAttributes].sort();
  const attributes = ['api', 'site', 'language', ...asked];
  const states = new WeakMap<HTMLElement, State>();
  const stateOf = (element: HTMLElement) => states.get(element) as State;
  let Real: CustomElementConstructor | undefined;
  /** The element that is handed over. */
  let target: HTMLElement;
  let coming: Promise<unknown> | undefined;

  const isBank = (address: unknown) => {
    const url = `${address || '/'}`;
    return URL.canParse(url, document.baseURI) && new URL(url, document.baseURI).href === `${bank.origin}/`;
  };

  const setting = (element: HTMLElement, key: 'api' | 'site' | 'language') =>
    element.getAttribute(key) ?? config()[key];

  const languageOf = (element: HTMLElement): Language => {
    const pinned = setting(element, 'language');
    return isLanguage(pinned) ? pinned : currentLanguage(documentLanguage());
  };

  function emit(element: HTMLElement, type: string, detail?: object): void {
    for (const sign of [':', '-']) element.dispatchEvent(new CustomEvent(`serambi${sign}${type}`, { detail }));
  }

  /** The question for an element's markup; undefined where its content comes from elsewhere. */
  function queryOf(element: HTMLElement): string | undefined {
    const { bank: named, labels } = config();
    // A server has rendered it into the page, its content is elsewhere, or the page says itself who the bank is.
    if (element.shadowRoot?.querySelector('style') || !isBank(setting(element, 'api')) || named || labels)
      return undefined;
    const query = new URLSearchParams();
    for (const attribute of asked) {
      const value = element.getAttribute(attribute);
      if (value !== null) query.set(attribute, value);
    }
    const slots = [...new Set([...element.children].map(({ slot }) => slot))].filter(Boolean).sort();
    if (slots.length) query.set('slots', `${slots}`);
    const site = setting(element, 'site');
    if (!site || !isBank(site)) query.set('site', site ?? '');
    const written = `${name}?${query}`.replace(/\?$/, '');
    return written.length > maxLength ? undefined : written;
  }

  function show(element: HTMLElement): void {
    const state = stateOf(element);
    const { answer } = state;
    const language = languageOf(element);
    const root = element.shadowRoot;
    if (!root || !answer?.html || state.language === language) return;
    if (state.language) state.kept[state.language] = [...root.childNodes];
    state.language = language;
    dress(element);
    const kept = state.kept[language];
    if (kept) root.replaceChildren(...kept);
    else insert(root, answer.html[language]);
    element.removeAttribute('data-waiting');
    const isEmpty = !root.querySelector('.root')?.hasChildNodes();
    element.toggleAttribute('data-empty', isEmpty);
    const isFirst = state.status === 'loading' || state.status === 'error';
    state.status = isEmpty ? 'empty' : 'ready';
    if (isFirst) {
      state.shown();
      emit(element, 'ready');
    }
    if (Real) handOver(element);
    else if (flags.includes('e')) wake(element);
  }

  function dress(element: HTMLElement): void {
    const { ownerDocument, shadowRoot } = element;
    const { defaultView } = ownerDocument;
    if (!defaultView || !shadowRoot) return;
    registerUnit(defaultView);
    const made = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
    sheets.set(ownerDocument, made);
    shadowRoot.adoptedStyleSheets = (stateOf(element).answer?.css ?? []).map((text) => {
      const sheet = made.get(text) ?? constructed(text, defaultView);
      made.set(text, sheet);
      return sheet;
    });
  }

  async function find(element: HTMLElement): Promise<void> {
    const state = stateOf(element);
    const query = queryOf(element);
    if (query && query === state.query) return;
    state.query = query;
    const isCurrent = () => state.query === query && !isHandedOver(element);
    try {
      const answer = query ? await bank.ask(query) : undefined;
      if (!isCurrent()) return;
      if (answer?.isLate) throw new Error(`${query} was not answered in time`);
      if (!answer?.html) return needCode(element);
      state.answer = answer;
      state.kept = {};
      state.language = undefined;
      if (element.isConnected) show(element);
    } catch (error) {
      if (isCurrent()) fail(element, error as Error);
    }
  }

  /** There is no markup for it: its code asks for the content, and says what is wrong. */
  function needCode(element: HTMLElement): void {
    // It shows the answer to another question.
    const unanswered: Partial<State> = { status: 'loading', query: undefined, answer: undefined, language: undefined };
    Object.assign(stateOf(element), unanswered);
    if (Real) handOver(element);
    else loadCode(() => load(true)).catch((error) => fail(element, error));
  }

  function fail(element: HTMLElement, error: Error & { status?: number }): void {
    if (isHandedOver(element)) return;
    if (Real) {
      handOver(element);
      return;
    }
    const state = stateOf(element);
    state.query = undefined;
    emit(element, 'error', { message: error.message, status: error.status });
    console.warn(`Serambi: <${tag}> ${error.message}`);
    // Content that is shown stays.
    if (state.language) return;
    state.status = 'error';
    const language = languageOf(element);
    const { failed, retry } = strings[language];
    const box = document.createElement('p');
    const button = document.createElement('button');
    box.lang = codes[language];
    box.role = 'alert';
    button.textContent = retry;
    button.addEventListener('click', () => find(element));
    box.append(`${failed} `, button);
    element.shadowRoot?.replaceChildren(box);
    element.removeAttribute('data-waiting');
  }

  /** Loads the code once for all elements; its module calls `takeOver`. */
  function loadCode(attempt: (count: number) => Promise<unknown>): Promise<unknown> {
    coming ??= retrying(attempt).finally(() => {
      coming = undefined;
    });
    return coming;
  }

  /** Loads the code that takes the markup over: all of its files at once. */
  function wake(element: HTMLElement): void {
    const { query = '', answer } = stateOf(element);
    loadCode(async (attempt) => {
      // Files that are gone were of another release.
      const { files, version } = attempt || !answer ? await bank.ask(query) : answer;
      const isOwn = files && (version === bank.version || !bank.isPinned);
      return isOwn ? Promise.all(files.map((file) => import(/* @vite-ignore */ bank.root + file))) : load();
    }).catch((error) => console.warn(`Serambi: <${tag}> ${error.message}`));
  }

  function handleTouch(element: HTMLElement, event: Event): void {
    const { target } = event;
    if (isHandedOver(element) || !(target instanceof Element) || !element.shadowRoot?.contains(target)) return;
    if (event.type === 'submit') {
      // A form that is posted waits for its rules. One that leads to a page of the bank goes there.
      if ((target as HTMLFormElement).method === 'post') event.preventDefault();
      return;
    }
    const control = target.closest<HTMLElement>(controls);
    if (flags.includes('s') || !control) return;
    const isUse = event.type === (control.matches('button') ? 'click' : 'input');
    if (isUse && !control.matches('[type=submit]')) stateOf(element).used = control;
    wake(element);
  }

  const isHandedOver = (element: HTMLElement) => Real !== undefined && element instanceof Real;

  function handOver(element: HTMLElement): void {
    if (!Real || isHandedOver(element)) return;
    target = element;
    waiting.delete(element);
    if (!stateOf(element).language && !element.shadowRoot?.querySelector('style'))
      element.shadowRoot?.replaceChildren();
    element.removeAttribute('data-waiting');
    new Real();
    Object.setPrototypeOf(element, Real.prototype);
    if (element.isConnected) callback(element, 'connectedCallback');
  }

  /** Calls what the browser would call of the widget's own class. */
  function callback(element: HTMLElement, which: string, ...values: unknown[]): void {
    const { prototype } = Real as CustomElementConstructor;
    (prototype as unknown as Record<string, ((...values: unknown[]) => void) | undefined>)[which]?.apply(
      element,
      values,
    );
  }

  /** Uses a control again that was used before the code came: it has the typed value, but its events were not heard. */
  function replay(element: HTMLElement): void {
    const state = stateOf(element);
    const { used } = state;
    state.used = undefined;
    if (!used?.isConnected) return;
    if (used.matches('button')) used.click();
    else for (const type of ['input', 'change']) used.dispatchEvent(new Event(type, { bubbles: true }));
  }

  function newState(element: HTMLElement): State {
    let resolve = () => {};
    const ready = new Promise<void>((done) => {
      resolve = done;
    });
    return {
      status: 'loading',
      ready,
      kept: {},
      shown() {
        resolve();
        if (isHandedOver(element)) replay(element);
      },
    };
  }

  function early(element: HTMLElement): Early {
    const state = stateOf(element);
    const { css, path, content, facts } = state.answer ?? {};
    return { ...state, path, content, facts, style: state.language && css?.join('') };
  }

  /** Called as a constructor, it makes no element: it returns the one that is there, to which the code's class adds its fields. */
  function Existing(): HTMLElement {
    return target;
  }
  Existing.prototype = HTMLElement.prototype;

  class SerambiElement extends HTMLElement {
    static readonly observedAttributes = attributes;

    static takeOver(elementOf: Parameters<NonNullable<Registered['takeOver']>>[0]): void {
      if (Real) return;
      Real = elementOf({ Base: Existing as unknown as typeof HTMLElement, early });
      for (const element of waiting.keys()) {
        const { query, language } = states.get(element) ?? {};
        // Markup that is on its way is waited for.
        if (element.localName === tag && (language || query === undefined)) handOver(element);
      }
    }

    constructor() {
      super();
      states.set(this, newState(this));
    }

    get status(): Status {
      return stateOf(this).status;
    }

    get ready(): Promise<void> {
      return stateOf(this).ready;
    }

    connectedCallback() {
      if (isHandedOver(this)) return callback(this, 'connectedCallback');
      if (Real) return handOver(this);
      upgradeProperties(this, attributes);
      if (!this.shadowRoot) {
        const root = this.attachShadow({ mode: 'open' });
        for (const type of ['pointerdown', 'focusin', 'input', 'click', 'submit']) {
          root.addEventListener(type, (event) => handleTouch(this, event));
        }
        if (!flags.includes('c')) tellActions(root, name, () => !isHandedOver(this));
        this.setAttribute('data-waiting', '');
      }
      waiting.set(this, (isBack) => (isBack && this.status === 'error' ? find(this) : show(this)));
      show(this);
      // A framework may add attributes and children after the element.
      queueMicrotask(() => this.isConnected && !isHandedOver(this) && find(this));
    }

    disconnectedCallback() {
      if (isHandedOver(this)) callback(this, 'disconnectedCallback');
      else if (!this.isConnected) waiting.delete(this);
    }

    adoptedCallback() {
      if (isHandedOver(this)) callback(this, 'adoptedCallback');
      else dress(this);
    }

    attributeChangedCallback(...change: [name: string, before: string | null, now: string | null]) {
      if (isHandedOver(this)) return callback(this, 'attributeChangedCallback', ...change);
      if (!waiting.has(this) || change[1] === change[2]) return;
      show(this);
      queueMicrotask(() => this.isConnected && !isHandedOver(this) && find(this));
    }
  }

  defineAttributeProperties(SerambiElement, attributes);
  customElements.define(tag, SerambiElement);
}

if (typeof window !== 'undefined') {
  const tell = (isBack: boolean) => {
    for (const act of waiting.values()) act(isBack);
  };
  onLanguageChange(() => tell(false));
  addEventListener('online', () => tell(true));
}
