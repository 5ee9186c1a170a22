/** Chromium over the DevTools protocol and Firefox over WebDriver BiDi. */
import { type ElementHandle, type KeyInput, launch, type Page } from 'puppeteer-core';
import { firefox as findFirefox } from '../support/programs.mjs';
import type { Browser, Remote } from './driver';

const size = { width: 1280, height: 800 };

async function remote(page: Page, errors: string[]): Promise<Remote> {
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport(size);
  return {
    goto: (url) => page.goto(url),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    reload: () => page.reload(),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    move: (x, y) => page.mouse.move(x, y),
    wheel: async (x, y, deltaY) => {
      await page.mouse.move(x, y);
      await page.mouse.wheel({ deltaY });
    },
    type: (text) => page.keyboard.type(text),
    press: async (key, held) => {
      for (const each of held) await page.keyboard.down(each as KeyInput);
      await page.keyboard.press(key as KeyInput);
      for (const each of held) await page.keyboard.up(each as KeyInput);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    setFiles: async (expression, paths) => {
      const field = (await page.evaluateHandle(expression)) as ElementHandle<HTMLInputElement>;
      await field.uploadFile(...paths);
    },
  };
}

async function start(options: Parameters<typeof launch>[0]): Promise<Browser> {
  // On a busy machine a start may take longer than the usual 30 s.
  const browser = await launch({ ...options, timeout: 120_000 });
  return {
    newProfile: async () => {
      const context = await browser.createBrowserContext();
      const errors: string[] = [];
      return {
        errors,
        newTab: async () => remote(await context.newPage(), errors),
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}

export const chromium = () =>
  start({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

export const firefox = () => start({ browser: 'firefox', executablePath: findFirefox() });
