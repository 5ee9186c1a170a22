/**
 * The element of a tag whose code has not come: it shows markup of the bank's server, follows the language, and loads the code
 * when that is needed. The code's class then takes its elements over (`takeOver`).
 */
import { pressed, tellActions } from '../element/actions';
import type { Registered } from '../element/define';
import type { Early, Status } from '../element/early';
import { fittingAttributes } from '../element/fitting';
import { defineAttributeProperties, upgradeProperties } from '../element/properties';
import { failure } from '../element/widget-root.strings';
import {
  codes,
  currentLanguage,
  documentLanguage,
  isLanguage,
  type Language,
  onLanguageChange,
} from '../language/language';
import { constructed, servedStyle, unit } from '../styles/sheet';
import type { PageConfig } from '../widget/config';
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
const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

/** The product's markup has none of these; the sanitizer itself removes what could run. */
const sanitizer = { removeElements: ['style', 'link', 'meta', 'base'] };

type Insertable = ShadowRoot & {
  setHTML?(html: string, options: object): void;
  setHTMLUnsafe?(html: string): void;
};

function insert(root: Insertable, html: string): void {
  if (root.setHTML) root.setHTML(html, { sanitizer });
  else if (root.setHTMLUnsafe) root.setHTMLUnsafe(html);
  else root.innerHTML = html;
}

const tabsOf = (tab: Element) => [...((tab.parentElement as Element).children as HTMLCollectionOf<HTMLElement>)];

/** Shows a tab's panel as `ui/tabs.tsx` does: all panels are in the markup. */
function showTab(tab: HTMLElement): void {
  for (const each of tabsOf(tab)) {
    each.setAttribute('aria-selected', `${each === tab}`);
    each.tabIndex = each === tab ? 0 : -1;
    const panel = (each.getRootNode() as ShadowRoot).getElementById(`${each.getAttribute('aria-controls')}`);
    if (panel) panel.hidden = each !== tab;
  }
}

/** The tab that was pressed, or that a key leads to. */
function tabFor(tab: Element, { type, key }: KeyboardEvent): HTMLElement | undefined {
  const tabs = tabsOf(tab);
  const at = tabs.indexOf(tab as HTMLElement);
  const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = type === 'click' ? at : keys[key];
  return next === undefined ? undefined : tabs.at(next % tabs.length);
}

/** Elements on the page whose code has not come, with what they do when the language changes, or the network is back. */
const waiting = new Map<HTMLElement, (isBack: boolean) => void>();

/** Defines a tag. */
export function define(name: string, [flags, own, load]: Row, bank: Bank): void {
  const tag = `serambi-${name}`;
  /** In this order a page may state the question's address. */
  const asked = [...own, ...fittingAttributes].sort();
  const attributes = ['api', 'site', 'language', ...asked];
  let Real: CustomElementConstructor | undefined;
  /** The element that is handed over. */
  let target: HTMLElement;
  let coming: Promise<unknown> | undefined;

  const isBank = (address: string | undefined) =>
    Object.assign(document.createElement('a'), { href: address || '/' }).href === `${bank.origin}/`;

  /** Called as a constructor, it makes no element: it returns the one that is there, to which the code's class adds its fields. */
  function Existing(): HTMLElement {
    return target;
  }
  Existing.prototype = HTMLElement.prototype;

  /** Loads the code once for all elements; its module calls `takeOver`. */
  function loadCode(attempt: (count: number) => Promise<unknown>): Promise<unknown> {
    coming ??= retrying(attempt).finally(() => {
      coming = undefined;
    });
    return coming;
  }

  class SerambiElement extends HTMLElement {
    static readonly observedAttributes = attributes;

    static takeOver(elementOf: Parameters<NonNullable<Registered['takeOver']>>[0]): void {
      if (Real) return;
      Real = elementOf({
        Base: Existing as unknown as typeof HTMLElement,
        early: (element) => (element as SerambiElement).#early(),
      });
      for (const element of waiting.keys()) {
        // Markup that is on its way is waited for.
        if (#query in element && (element.#language || element.#query === undefined)) element.#handOver();
      }
    }

    #status: Status = 'loading';
    #resolve = () => {};
    #ready = new Promise<void>((resolve) => {
      this.#resolve = resolve;
    });
    /** The present question; an answer to an older one is dropped. */
    #query: string | undefined;
    #answer: Shown | undefined;
    /** The language that shows, and the nodes of those that were shown before. */
    #language: Language | undefined;
    #kept: Partial<Record<Language, Node[]>> = {};
    /** The last button and the last tab that a visitor has used before the code was there. */
    #button: HTMLElement | undefined;
    #tab: HTMLElement | undefined;
    /** The tab that the markup came with, once another one is chosen. */
    #servedTab: HTMLElement | undefined;

    constructor() {
      super();
      for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'click'])
        this.addEventListener(type, (event) => this.#handleTouch(event));
      if (!flags.includes('c')) tellActions(this, name);
    }

    get status(): Status {
      return this.#status;
    }

    get ready(): Promise<void> {
      return this.#ready;
    }

    connectedCallback() {
      if (Real) return this.#handOver();
      upgradeProperties(this, attributes);
      if (!this.shadowRoot) {
        // A form that is posted waits for its rules. One that leads to a page of the bank goes there.
        this.attachShadow({ mode: 'open' }).addEventListener('submit', (event) => {
          if (!isHandedOver(this) && (event.target as HTMLFormElement).method === 'post') event.preventDefault();
        });
        this.setAttribute('data-waiting', '');
      }
      waiting.set(this, (isBack) => (isBack && this.#status === 'error' ? this.#find() : this.#show()));
      this.#follow();
    }

    disconnectedCallback() {
      if (!this.isConnected) waiting.delete(this);
    }

    adoptedCallback() {
      this.#dress();
    }

    attributeChangedCallback(_: string, before: string | null, now: string | null) {
      if (waiting.has(this) && before !== now) this.#follow();
    }

    #follow() {
      this.#show();
      // A framework may add attributes and children after the element.
      queueMicrotask(() => this.isConnected && this.#find());
    }

    #setting(key: 'api' | 'site' | 'language') {
      return this.getAttribute(key) ?? config()[key];
    }

    #languageNow(): Language {
      const pinned = this.#setting('language');
      return isLanguage(pinned) ? pinned : currentLanguage(documentLanguage());
    }

    #emit(type: string, detail?: object) {
      for (const sign of ':-') this.dispatchEvent(new CustomEvent(`serambi${sign}${type}`, { detail }));
    }

    /** The question for its markup; undefined where its content comes from elsewhere. */
    #question(): string | undefined {
      const { bank: named, labels } = config();
      // A server has rendered it into the page, its content is elsewhere, or the page says itself who the bank is.
      if (this.shadowRoot?.querySelector(servedStyle) || !isBank(this.#setting('api')) || named || labels)
        return undefined;
      const query = new URLSearchParams();
      for (const attribute of asked) {
        const value = this.getAttribute(attribute);
        if (value !== null) query.set(attribute, value);
      }
      const slots = [...new Set([...this.children].map(({ slot }) => slot))].filter(Boolean).sort();
      if (slots.length) query.set('slots', `${slots}`);
      const site = this.#setting('site');
      if (!site || !isBank(site)) query.set('site', site ?? '');
      const written = `${name}?${query}`.replace(/\?$/, '');
      return written.length > maxLength ? undefined : written;
    }

    #show() {
      const language = this.#languageNow();
      const root = this.shadowRoot;
      const html = this.#answer?.html?.[language];
      if (!root || html === undefined || this.#language === language) return;
      if (this.#language) this.#kept[this.#language] = [...root.childNodes];
      this.#language = language;
      this.#dress();
      const kept = this.#kept[language];
      if (kept) root.replaceChildren(...kept);
      else insert(root, html);
      this.removeAttribute('data-waiting');
      const isEmpty = !root.querySelector('.root')?.hasChildNodes();
      this.toggleAttribute('data-empty', isEmpty);
      const isFirst = this.#status === 'loading' || this.#status === 'error';
      this.#status = isEmpty ? 'empty' : 'ready';
      if (isFirst) {
        this.#resolve();
        this.#emit('ready');
      }
      if (Real) this.#handOver();
      else if (flags.includes('e')) this.#wake();
    }

    #dress() {
      const { ownerDocument, shadowRoot } = this;
      const { defaultView } = ownerDocument;
      if (!defaultView || !shadowRoot) return;
      try {
        defaultView.CSS.registerProperty(unit);
      } catch {
        // It is registered, or this is a test's document.
      }
      const made = sheets.get(ownerDocument) ?? {};
      sheets.set(ownerDocument, made);
      shadowRoot.adoptedStyleSheets = (this.#answer?.css ?? []).map(
        (text) => (made[text] ??= constructed(text, defaultView)),
      );
    }

    async #find() {
      const query = this.#question();
      if (isHandedOver(this) || (query && query === this.#query)) return;
      this.#query = query;
      const isCurrent = () => this.#query === query && !isHandedOver(this);
      try {
        const answer = query ? await bank.ask(query) : undefined;
        if (!isCurrent()) return;
        if (answer?.isLate) throw new Error(`${query} was not answered in time`);
        this.#kept = {};
        this.#language = undefined;
        this.#answer = answer?.html && answer;
        if (this.#answer) return this.isConnected && this.#show();
        // There is no markup: its code asks for the content, and says what is wrong.
        this.#status = 'loading';
        this.#query = undefined;
        if (Real) this.#handOver();
        else loadCode(() => load(true)).catch((error) => this.#fail(error));
      } catch (error) {
        if (isCurrent()) this.#fail(error as Error);
      }
    }

    #fail(error: Error & { status?: number }) {
      if (Real) return this.#handOver();
      this.#query = undefined;
      this.#emit('error', { message: error.message, status: error.status });
      warn(error);
      // Content that is shown stays.
      if (this.#language) return;
      this.#status = 'error';
      const language = this.#languageNow();
      const { failed, retry } = failure[language];
      const box = document.createElement('p');
      const button = document.createElement('button');
      box.lang = codes[language];
      box.role = 'alert';
      button.textContent = retry;
      button.addEventListener('click', () => this.#find());
      box.append(`${failed} `, button);
      this.shadowRoot?.replaceChildren(box);
      this.removeAttribute('data-waiting');
    }

    /** Loads the code that takes the markup over: all of its files at once. */
    #wake() {
      loadCode(async (attempt) => {
        // Files that are gone were of another release.
        const { files, version } = (!attempt && this.#answer) || (await bank.ask(`${this.#query}`));
        const isOwn = files && (version === bank.version || !bank.isPinned);
        return isOwn ? Promise.all(files.map((file) => import(/* @vite-ignore */ bank.root + file))) : load();
      }).catch(warn);
    }

    #handleTouch(event: Event) {
      const control = pressed(event)?.closest<HTMLElement>(controls);
      if (flags.includes('s') || isHandedOver(this) || !control || !this.shadowRoot?.contains(control)) return;
      if (control.matches('[role=tab]')) this.#chooseTab(tabFor(control, event as KeyboardEvent));
      else if (event.type === 'click' && control.matches('button:not([type=submit])')) this.#button = control;
      if (this.#answer) this.#wake();
    }

    #chooseTab(tab: HTMLElement | undefined) {
      if (!tab) return;
      this.#servedTab ??= tabsOf(tab).find((each) => each.getAttribute('aria-selected') === 'true');
      this.#tab = tab;
      showTab(tab);
      tab.focus();
    }

    #handOver() {
      if (!Real || isHandedOver(this)) return;
      // The code takes over what the server has sent. It then chooses the tab itself.
      if (this.#servedTab) showTab(this.#servedTab);
      target = this;
      waiting.delete(this);
      if (!this.#language && !this.shadowRoot?.querySelector(servedStyle)) this.shadowRoot?.replaceChildren();
      this.removeAttribute('data-waiting');
      new Real();
      Object.setPrototypeOf(this, Real.prototype);
      if (this.isConnected) this.connectedCallback();
    }

    #early(): Early {
      const { css, path, content, facts } = this.#answer ?? {};
      return {
        status: this.#status,
        ready: this.#ready,
        shown: () => {
          this.#resolve();
          const used = [this.#tab, this.#button].filter((each) => each !== undefined);
          this.#tab = this.#button = undefined;
          return used;
        },
        path,
        content,
        facts,
        style: this.#language && css?.join(''),
      };
    }
  }

  const { prototype } = SerambiElement;
  const isHandedOver = (element: HTMLElement) => Object.getPrototypeOf(element) !== prototype;
  const warn = ({ message }: Error) => console.warn(`Serambi: <${tag}> ${message}`);
  // The browser keeps calling these when the element has the code's class.
  for (const callback of ['connected', 'disconnected', 'adopted', 'attributeChanged']) {
    const key = `${callback}Callback` as 'connectedCallback';
    const { [key]: early } = prototype;
    prototype[key] = function (this: SerambiElement, ...change: []) {
      return (isHandedOver(this) ? this[key] : early).apply(this, change);
    };
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
