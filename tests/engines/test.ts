/** The tests' fixtures: the site, a page of somebody else's, and tabs of the browser that the project names. */
import { test as base, expect } from '@playwright/test';
import { type Browser, type Profile, Tab } from './driver';
import { chromium, firefox } from './puppeteer';
import { webkit } from './webdriver';

const engines = { chromium, firefox, webkit };

export type EngineName = keyof typeof engines;

interface Fixtures {
  profile: Profile;
  /** Opens another tab in the same profile. */
  newTab(): Promise<Tab>;
  tab: Tab;
}

interface Shared {
  engine: EngineName;
  /** The site's origin. */
  site: string;
  /** Serves a document, or a script, on an origin that is not the site's but may frame it, and returns its address. */
  host(body: string, type?: string): Promise<string>;
  running: Browser;
}

const variable = (name: string) => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is set by servers.ts`);
  return value;
};

export const test = base.extend<Fixtures, Shared>({
  engine: ['chromium', { scope: 'worker', option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
    ({}, use) => use(variable('SITE')),
    { scope: 'worker' },
  ],
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    ({}, use) =>
      use(async (body, type = 'text/html; charset=utf-8') => {
        const answer = await fetch(variable('PARTNER_HOST'), {
          method: 'POST',
          body,
          headers: { 'Content-Type': type },
        });
        return answer.text();
      }),
    { scope: 'worker' },
  ],
  running: [
    async ({ engine }, use) => {
      const browser = await engines[engine]();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  profile: async ({ running }, use) => {
    const profile = await running.newProfile();
    await use(profile);
    await profile.close();
  },
  newTab: ({ profile }, use) => use(async () => new Tab(await profile.newTab())),
  tab: async ({ newTab }, use) => use(await newTab()),
});

export { expect };
