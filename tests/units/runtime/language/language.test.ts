import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changeLanguage,
  currentLanguage,
  type Language,
  onLanguageChange,
  showLanguage,
} from '../../../../widgets/runtime/language/language';

const say = (detail: unknown) => window.dispatchEvent(new CustomEvent('serambi:language', { detail }));
const stored = () => localStorage.getItem('language');

/** Another tab stores a value, or clears the storage (`key` null). */
function otherTab(key: string | null, value?: Language) {
  if (value) localStorage.setItem('language', value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value ?? null }));
}

/** Listens for changes and records the language current at each. */
function listen() {
  const received: Language[] = [];
  const own = new AbortController();
  onLanguageChange(() => received.push(currentLanguage()), { signal: AbortSignal.any([own.signal, listening.signal]) });
  return { received, stop: () => own.abort() };
}
let listening = new AbortController();

/** Loads the module again, as a second bundle or version on the page would. */
async function otherBundle(): Promise<typeof import('../../../../widgets/runtime/language/language')> {
  vi.resetModules();
  return import('../../../../widgets/runtime/language/language');
}

const blockStorage = () =>
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });

describe('the language bus', () => {
  // The storage is empty before each test, so another page has cleared it.
  beforeEach(() => otherTab(null));

  afterEach(() => {
    vi.restoreAllMocks();
    listening.abort();
    listening = new AbortController();
    changeLanguage('Indonesia');
  });

  it('is Indonesian until another language is stored', () => {
    expect(currentLanguage()).toBe('Indonesia');
    localStorage.setItem('language', 'English');
    expect(currentLanguage()).toBe('English');
  });

  it('ignores a stored value that is no language', () => {
    localStorage.setItem('language', 'Klingon');
    expect(currentLanguage()).toBe('Indonesia');
  });

  it('stores a change before it notifies listeners', () => {
    const { received } = listen();
    changeLanguage('English');
    expect(stored()).toBe('English');
    expect(received).toEqual(['English']);
  });

  it('accepts the event from a page without the runtime', () => {
    const { received } = listen();
    say({ type: 'CHANGE', value: 'English' });
    expect([currentLanguage(), stored(), received]).toEqual(['English', 'English', ['English']]);
  });

  it.each([
    [undefined],
    [null],
    ['CHANGE'],
    [{ type: 'CHANGE' }],
    [{ value: 'English' }],
    [{ type: 'change', value: 'English' }],
    [{ type: 'CHANGE', value: 'english' }],
    [{ type: 'CHANGE', value: ['English'] }],
    [{ type: 'CHANGE', value: 'toString' }],
  ])('ignores the detail %j', (detail) => {
    const { received } = listen();
    say(detail);
    expect([currentLanguage(), stored(), received]).toEqual(['Indonesia', null, []]);
  });

  it('does not notify listeners that were removed', () => {
    const { received, stop } = listen();
    stop();
    changeLanguage('English');
    otherTab('language', 'Indonesia');
    expect(received).toEqual([]);
  });

  it('follows another tab, and what another tab clears', () => {
    const { received } = listen();
    otherTab('language', 'English');
    localStorage.clear();
    otherTab(null);
    expect(received).toEqual(['English', 'Indonesia']);
  });

  it('is not disturbed by what other tabs store beside it', () => {
    const { received } = listen();
    otherTab('cart');
    expect(received).toEqual([]);
  });

  it('follows what was stored while the browser kept the page for Back, and nothing else', () => {
    const { received } = listen();
    const leave = () => window.dispatchEvent(new Event('pagehide'));
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    showLanguage('English');
    leave();
    comeBack();
    expect([currentLanguage(), received]).toEqual(['English', []]);
    leave();
    localStorage.setItem('language', 'Indonesia');
    comeBack();
    expect(received).toEqual(['Indonesia']);
  });

  it('changes the language of the page alone where storage is blocked', () => {
    blockStorage();
    const { received } = listen();
    expect(currentLanguage()).toBe('Indonesia');
    changeLanguage('English');
    expect([currentLanguage(), received]).toEqual(['English', ['English']]);
  });

  it('uses the language of the URL, without storing it, until the visitor chooses', () => {
    showLanguage('English');
    expect([currentLanguage(), stored()]).toEqual(['English', null]);
    changeLanguage('Indonesia');
    expect([currentLanguage(), stored()]).toEqual(['Indonesia', 'Indonesia']);
    showLanguage('Indonesia');
    otherTab('language', 'English');
    expect(currentLanguage()).toBe('English');
  });

  it('is one for two bundles on the page', async () => {
    const other = await otherBundle();
    expect(other.changeLanguage).not.toBe(changeLanguage);
    const { received } = listen();
    const heardThere: Language[] = [];
    other.onLanguageChange(() => heardThere.push(other.currentLanguage()), listening);
    changeLanguage('English');
    other.changeLanguage('Indonesia');
    expect(received).toEqual(['English', 'Indonesia']);
    expect(heardThere).toEqual(['English', 'Indonesia']);
  });

  it('is one for two bundles where storage is blocked, and where the address names it', async () => {
    const other = await otherBundle();
    showLanguage('English');
    expect(other.currentLanguage()).toBe('English');
    blockStorage();
    other.changeLanguage('Indonesia');
    expect(currentLanguage()).toBe('Indonesia');
    changeLanguage('English');
    expect(other.currentLanguage()).toBe('English');
  });
});
