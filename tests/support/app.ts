/** The server's application from the sources, without a build: its pages name no files. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AppOptions, createApp } from '../../shell/server/app/app';
import { allWidgets } from '../../shell/server/core/widgets';
import { openReleases } from '../../shell/server/http/releases';
import { demoContent } from './content';
import { demoSite } from './demo-bank';
import { silent } from './log';

type Merged = AppOptions['content'] &
  AppOptions['product'] &
  AppOptions['host'] &
  AppOptions['forms'] &
  AppOptions['operation'];

export const build = {
  version: '1.0.0',
  shell: ['chunks/shell.js'],
  widgets: {},
  behaviours: [],
  font: 'chunks/font.woff2',
};

/** With the demo bank's content, but for these options of any group. */
export async function appOf(more: Partial<Merged> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'serambi-'));
  mkdirSync(join(folder, 'gallery'));
  writeFileSync(join(folder, 'gallery/theme.css'), '');
  const all: Merged = {
    source: demoContent,
    widgets: await allWidgets(),
    build,
    site: demoSite,
    forms: undefined,
    mediaBase: undefined,
    publicOrigin: undefined,
    allowedOrigins: [],
    dist: folder,
    releases: await openReleases({ dist: folder, version: '1.0.0' }),
    publicDir: folder,
    log: silent,
    ...more,
  };
  return createApp({ content: all, product: all, host: all, forms: all, operation: all });
}
