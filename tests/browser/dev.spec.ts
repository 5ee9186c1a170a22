import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../support/listen';
import { apart } from '../support/site';

/** The widgets of the home page are enough. */
const widgets = 'header,banner,inside,services,privileges,footer';

const root = resolve(import.meta.dirname, '../..');

interface Dev {
  origin: string;
  edit(file: string, change: (source: string) => string): Promise<void>;
  output(): string;
  /** Stops only npm, not its children. */
  stop(): Promise<void>;
}

/** Runs in a copy of the sources that a test may change. */
const test = base.extend<{ dev: Dev }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright finds a fixture's needs in this pattern.
  dev: async ({}, use) => {
    const copy = await mkdtemp(join(tmpdir(), 'serambi-dev-'));
    const files = ['rollup.config.mjs', 'tsconfig.json', 'package.json', 'package-lock.json'];
    for (const name of ['widgets', 'shell', 'demo', ...files]) {
      // npm installs packages if the lock file is newer.
      await cp(join(root, name), join(copy, name), { recursive: true, preserveTimestamps: true });
    }
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    const port = await freePort();
    const child = spawn('npm', ['run', 'dev'], {
      cwd: copy,
      env: { ...process.env, WIDGETS: widgets, PORT: String(port) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        output += data;
      });
    }
    const ended = new Promise((resolve) => child.once('close', resolve));
    const stop = async () => {
      child.kill('SIGTERM');
      // The streams close when the last process that inherited them ends.
      await ended;
    };
    await use({
      origin: `http://127.0.0.1:${port}`,
      edit: async (file, change) => writeFile(join(copy, file), change(await readFile(join(copy, file), 'utf8'))),
      output: () => output,
      stop,
    });
    await stop();
    await rm(copy, { recursive: true, force: true });
  },
});

test(
  'shows changes in the open page, survives a syntax error, and leaves no process behind',
  apart,
  async ({ dev, page }) => {
    test.setTimeout(240_000);
    const slow = { timeout: 120_000 };
    await expect.poll(dev.output, slow).toContain('Serambi listening');
    await page.goto(`${dev.origin}/?lang=en`);
    const services = page.locator('serambi-services');
    await page.waitForLoadState('networkidle');

    await test.step('content', async () => {
      await dev.edit('demo/content/service/all.json', (json) => json.replace(/"title": ?"[^"]*"/g, '"title": "Fresh"'));
      await expect(services).toContainText('Fresh', slow);
    });

    await test.step('a stylesheet, which server and browser name alike', async () => {
      await dev.edit(
        'widgets/services/services.styles.ts',
        (source) => `${source}\nstyles.raw('.root{opacity:.5}');\n`,
      );
      await expect(services.locator('.root')).toHaveCSS('opacity', '0.5', slow);
    });

    await test.step('a mistake', async () => {
      await dev.edit('widgets/services/services.view.tsx', (source) => `${source}\nconst = 1;\n`);
      await expect.poll(dev.output, slow).toContain('services.view.tsx');
      expect((await page.request.get(`${dev.origin}/healthz`)).ok()).toBe(true);
    });

    await test.step('its mending', async () => {
      await dev.edit('widgets/services/services.view.tsx', (source) =>
        source.replace('\nconst = 1;\n', '').replace(/<(section|div|ul)\b/, '<$1 data-mended=""'),
      );
      await expect(services.locator('[data-mended]').first()).toBeAttached(slow);
    });

    await dev.stop();
    await expect(page.request.get(dev.origin)).rejects.toThrow('ECONNREFUSED');
  },
);
