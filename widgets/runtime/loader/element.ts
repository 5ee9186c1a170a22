/**
 * The element of a tag before its code has loaded. It shows the bank's server markup, follows the language, and loads the code when
 * needed. The code then takes over the elements (`takeOver`).
 */
import { attempt } from '../core/attempt';
import { importAgain, otherAddress } from '../core/import-again';
import { retrying } from '../core/retrying';
import { emit, reportActions } from '../element/actions';
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
import { constructed, serverStyle, unit } from '../styles/sheet';
import type { behave as Behave } from '../ui/behaviours';
import type { PageConfig } from '../widget/config';
import type { Ask, Shown } from './first';
import { insert } from './insert';
import type { followUse } from './use';

export type Row = readonly [
  /** `e`: eager, loads its code or behaviour immediately; `c`: confidential, does not report actions. */
  flags: string,
  attributes: readonly string[],
  /**
   * Loads the code of the loader's own release. `mayBeWrong` makes the console list attributes with unknown values, after the
   * server had no markup.
   */
  load: (mayBeWrong?: boolean) => Promise<unknown>,
  /** Static widgets go without. */
  follow?: typeof followUse | undefined,
];

export interface Bank {
  origin: string;
  /** `root`: address of the loader's release, ending with a slash. */
  root: string;
  /** The address has the full version, so only code that the loader itself names may run. */
  isPinned: boolean;
  ask: Ask;
}

/** In characters. The address encodes other scripts once more, 5 for 3, and the server takes 8,192 for 24 widgets. */
const maxLength = 190;
/** In ms. Code that takes longer counts as lost. */
const patience = 30_000;
/** Status 0: no server has answered, and another try would wait for the same request. */
const late = Object.assign(new Error('got no code'), { status: 0 });

const inTime = <Result>(load: Promise<Result>): Promise<Result> =>
  Promise.race([load, new Promise<never>((_, reject) => setTimeout(reject, patience, late))]);

const config = (): PageConfig =>
  Object(attempt(() => JSON.parse(document.getElementById('serambi-config')?.textContent ?? '')));

/** Each text has one sheet in a document, for any number of widgets. A document adopts only its own sheets. */
const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

/** Behaviour of plain widgets, once it has loaded. Another copy would not know what this one has done. */
let behave: typeof Behave | undefined;

/** Elements without code, with their reactions to a change of language or the network's return. */
const waiting = new Map<HTMLElement, () => void>();

export function define(name: string, [flags, own, load, follow]: Row, bank: Bank): void {
  const tag = `serambi-${name}`;
  /** Sorted, so that equal attributes give equal addresses. */
  const asked = [...own, ...fittingAttributes].sort();
  const attributes = ['api', 'site', 'language', ...asked];
  let Real: CustomElementConstructor | undefined;
  let target: HTMLElement;
  let { root } = bank;

  const isBank = (address: string | undefined) =>
    Object.assign(document.createElement('a'), { href: address || '/' }).href === `${bank.origin}/`;

  /** As a constructor it returns the existing element, to which the code's class adds its fields. */
  function Existing(): HTMLElement {
    return target;
  }
  Existing.prototype = HTMLElement.prototype;

  /** A widget's module calls `takeOver`; the file for plain widgets exports `behave`. */
  async function loaded(load: Promise<unknown>): Promise<void> {
    const { behave: found } = Object(await load);
    behave ??= found;
    if (!Real && !found) throw new Error('got no code');
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
        // Markup under way is awaited.
        if (#query in element && (element.#language || element.#query === undefined)) element.#handOver();
      }
    }

    #status: Status = 'loading';
    #resolve = () => {};
    #ready = new Promise<void>((resolve) => {
      this.#resolve = resolve;
    });
    /** The current query; answers to older ones are dropped. */
    #query: string | undefined;
    #answer: Shown | undefined;
    /** An attribute has changed since the page's own markup. */
    #isChanged = false;
    /** An attribute has changed since the shown content, and names another. */
    #namesOther = false;
    /** The shown language. */
    #language: Language | undefined;
    #coming: Promise<void> | undefined;
    readonly #use = follow?.(this, () => this.#answer && this.#wake());

    constructor() {
      super();
      if (!flags.includes('c')) reportActions(this, name);
      // A framework may add the content of a slot later.
      new MutationObserver(() => waiting.has(this) && this.#follow()).observe(this, { childList: true });
    }

    get status(): Status {
      return this.#status;
    }

    get ready(): Promise<void> {
      return this.#ready;
    }

    connectedCallback() {
      if (this.#handOver()) return;
      upgradeProperties(this, attributes);
      if (!this.shadowRoot) {
        this.attachShadow({ mode: 'open' });
        this.setAttribute('data-waiting', '');
      }
      // A posted form waits for its code; one that opens a page of the bank does not.
      this.shadowRoot?.addEventListener('submit', (event) => {
        if (!isHandedOver(this) && (event.target as HTMLFormElement).method === 'post') event.preventDefault();
      });
      waiting.set(this, () => this.#follow());
      this.#follow();
    }

    disconnectedCallback() {
      waiting.delete(this);
    }

    adoptedCallback() {
      this.#dress();
    }

    attributeChangedCallback(attribute: string, before: string | null, now: string | null) {
      if (!waiting.has(this) || before === now) return;
      this.#isChanged ||= attribute !== 'language';
      this.#namesOther ||= own.includes(attribute);
      this.#follow();
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

    /** Query of its `/first` request; undefined if the content comes from elsewhere. */
    #question(): string | undefined {
      const { bank: named, labels } = config();
      // The page has server markup, another backend, or its own data of the bank.
      if (this.shadowRoot?.querySelector(serverStyle) || !isBank(this.#setting('api')) || named || labels)
        return undefined;
      const query = new URLSearchParams();
      for (const attribute of asked) {
        if (this.hasAttribute(attribute)) query.set(attribute, `${this.getAttribute(attribute)}`);
      }
      const slots = new Set([...this.children].map(({ slot }) => slot).sort());
      slots.delete('');
      if (slots.size) query.set('slots', `${[...slots]}`);
      const site = this.#setting('site');
      if (!site || !isBank(site)) query.set('site', site ?? '');
      const written = `${name}?${query}`.replace(/\?$/, '');
      return written.length > maxLength ? undefined : written;
    }

    #show() {
      const language = this.#languageNow();
      const root = this.shadowRoot;
      const html = this.#answer?.html?.[language];
      if (!root || html === undefined) return;
      // As in `#find`.
      if (this.#language !== language && !this.#use?.hasInput) {
        const restore = this.#use?.keep();
        this.#language = language;
        this.#dress();
        insert(root, html);
        restore?.();
        this.removeAttribute('data-waiting');
        const isEmpty = !root.querySelector('.root')?.hasChildNodes();
        this.toggleAttribute('data-empty', isEmpty);
        const isFirst = this.#status === 'loading';
        this.#status = isEmpty ? 'empty' : 'ready';
        if (isFirst) {
          this.#resolve();
          emit(this, 'ready');
        }
      }
      if (this.#handOver()) return;
      // Also for an element that was away.
      this.#use?.begin(this.#answer?.behaviours && behave);
      if (flags.includes('e') && !this.#use?.isOver) this.#wake();
    }

    #dress() {
      const { ownerDocument, shadowRoot } = this;
      const { defaultView } = ownerDocument;
      if (!defaultView || !shadowRoot) return;
      // Fails if it is already registered, or in a test's document.
      attempt(() => defaultView.CSS.registerProperty(unit));
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
      // The attributes are those of the shown markup again.
      if (this.#answer && query === this.#answer.query) return;
      const isCurrent = () => this.#query === query && !isHandedOver(this);
      try {
        const answer = query ? await bank.ask(query) : undefined;
        // Other markup would lose typed text. The code keeps it, and follows the attributes.
        if (!isCurrent() || (answer && this.#use?.hasInput)) return;
        if (answer?.isLate) throw new Error(`${query} is late`);
        this.#status = 'loading';
        this.#language = undefined;
        this.#answer = answer?.html && answer;
        this.#coming = undefined;
        if (this.#answer) {
          this.#namesOther = false;
          return this.isConnected && this.#show();
        }
        // Without markup the code requests the content, and reports errors.
        this.#query = undefined;
        if (!this.#handOver()) retrying(() => loaded(load(true))).catch((error) => this.#fail(error));
      } catch (error) {
        if (isCurrent()) this.#fail(error as Error);
      }
    }

    #fail(error: Error & { status?: number }) {
      if (this.#handOver()) return;
      this.#query = undefined;
      const { message, status } = error;
      emit(this, 'error', { message, status });
      warn(error);
      if (!this.#namesOther && this.shadowRoot?.querySelector('[data-status=ready]'))
        return this.#alertAtForm(() => this.#find());
      this.#status = 'error';
      this.#answer = this.#language = undefined;
      this.shadowRoot?.replaceChildren(this.#alert(() => this.#find()));
      this.removeAttribute('data-waiting');
    }

    #removeAlert() {
      this.shadowRoot?.querySelector('[role=alert]')?.remove();
    }

    /** Without its code a form sends nothing, so the visitor must know. The typed text stays. */
    #alertAtForm(tryAgain: () => void) {
      this.shadowRoot?.querySelector('[method=post]')?.after(this.#alert(tryAgain));
    }

    #alert(tryAgain: () => void): HTMLElement {
      const language = this.#languageNow();
      const { failed, retry } = failure[language];
      const box = document.createElement('p');
      const button = document.createElement('button');
      box.lang = codes[language];
      box.role = 'alert';
      button.textContent = retry;
      button.addEventListener('click', tryAgain);
      box.append(`${failed} `, button);
      this.#removeAlert();
      return box;
    }

    #wake() {
      this.#coming ??= retrying(async (count) => {
        // If files are gone, a new answer names the current files.
        const answer = (!count && this.#answer) || (await bank.ask(`${this.#answer?.query}`));
        const { files, behaviours = files } = answer;
        if (!behaviours || bank.isPinned) return loaded(inTime(load()));
        const loads = behaviours.map((file) => () => import(/* @vite-ignore */ root + file));
        // The first file imports the others; asked for beside it, they come sooner.
        for (const beside of loads.slice(1)) beside().catch(() => {});
        return loaded(inTime(importAgain(loads[0] as () => Promise<unknown>)));
      })
        .then(() => {
          if (waiting.has(this)) this.#show();
        })
        .catch((error) => {
          this.#coming = undefined;
          warn(error);
          if (error === late) root = otherAddress(bank.root);
          this.#alertAtForm(() => this.#wake());
        });
    }

    /** True once the code has the element. Behaviour of plain widgets is left as it is. */
    #handOver(): boolean {
      if (!Real || (behave && this.#answer?.behaviours)) return false;
      if (isHandedOver(this)) return true;
      this.#removeAlert();
      this.#use?.end();
      target = this;
      waiting.delete(this);
      if (!this.#language && !this.shadowRoot?.querySelector(serverStyle)) this.shadowRoot?.replaceChildren();
      this.removeAttribute('data-waiting');
      new Real();
      Object.setPrototypeOf(this, Real.prototype);
      if (this.isConnected) this.connectedCallback();
      return true;
    }

    #early(): Early {
      return {
        ...this.#answer,
        status: this.#status,
        ready: this.#ready,
        shown: () => {
          this.#resolve();
          return this.#use?.take() ?? [];
        },
        style: this.#language && this.#answer?.css.join(''),
        isStale: this.#answer ? this.#question() !== this.#answer.query : this.#isChanged,
      };
    }
  }

  const { prototype } = SerambiElement;
  // The page may have registered a class made of this one.
  const isHandedOver = (element: HTMLElement) => !(element instanceof SerambiElement);
  const warn = ({ message }: Error) => console.warn(`Serambi: <${tag}> ${message}`);
  // The browser keeps calling these callbacks after the element got the code's class.
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
  const followAll = () => {
    for (const follow of waiting.values()) follow();
  };
  onLanguageChange(followAll);
  addEventListener('online', followAll);
}
