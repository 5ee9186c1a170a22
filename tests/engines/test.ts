/** Fixtures: the site, a partner's page, and tabs of the project's browser. */
import { test as base, expect } from '@playwright/test';
import { type Browser, type Profile, Tab } from './driver';
import { chromium, firefox } from './puppeteer';
import { type Relay, startRelay } from './relay';
import { webkit } from './webdriver';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

const engines: Record<EngineName, (relay?: Relay) => Promise<Browser>> = { chromium, firefox, webkit };

interface Fixtures {
  /** Errors that the test causes. Any other error fails it. */
  expectedErrors: RegExp[];
  profile: Profile;
  newTab(): Promise<Tab>;
  tab: Tab;
}

interface Shared {
  engine: EngineName;
  /** Set for an engine whose protocol does not report errors. */
  relay: Relay | undefined;
  site: string;
  /** Serves a document or script on an origin that may frame the site, and returns its address. */
  host(body: string, type?: string): Promise<string>;
  running: Browser;
}

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by servers.ts`);
  return value;
};

/** Firefox reports a font whose download ends because the page is left (NS_BINDING_ABORTED). */
const fontOfLeftPage = /downloadable font: download failed .*\bstatus=2152398850\b/;

export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', { scope: 'worker', option: true }],
  relay: [
    async ({ engine }, use) => {
      const relay = engine === 'webkit' ? await startRelay(variable('SITE')) : undefined;
      await use(relay);
      await relay?.stop();
    },
    { scope: 'worker' },
  ],
  site: [({ relay }, use) => use(relay?.origin ?? variable('SITE')), { scope: 'worker' }],
  host: [
    ({ relay }, use) =>
      use(async (body, type = 'text/html; charset=utf-8') => {
        const answer = await fetch(variable('PARTNER_HOST'), {
          method: 'POST',
          body: relay?.watch(body) ?? body,
          headers: { 'Content-Type': type },
        });
        return answer.text();
      }),
    { scope: 'worker' },
  ],
  running: [
    async ({ engine, relay }, use) => {
      const browser = await engines[engine](relay);
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
  expectedErrors: ({}, use) => use([fontOfLeftPage]),
  profile: async ({ running, expectedErrors }, use) => {
    const profile = await running.newProfile();
    await use(profile);
    await profile.close();
    expect(profile.errors.filter((text) => !expectedErrors.some((expected) => expected.test(text)))).toEqual([]);
  },
  newTab: ({ profile }, use) => use(async () => new Tab(await profile.newTab())),
  tab: async ({ newTab }, use) => use(await newTab()),
});

export { expect };
