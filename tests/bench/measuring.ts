/** What the measurements share: a browser, a table, a median, and the machine's load. */
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import { pages } from '../support/page-inspection';
import { chromium as installed } from '../support/programs.mjs';

export const inProject = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export const launch = (): Promise<Browser> =>
  chromium.launch({
    executablePath: installed(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** A phone’s window. */
export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Every page of the route table, each detail page with one slug, and the not-found page. */
export const pagePaths = (): string[] => [...pages.map(({ path }) => path), '/not-found'];

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

export const load = () => `load average ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores`;

export const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Prints a Markdown table; the first `texts` columns are text, the others numbers. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[], texts = 1): void {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  console.log(
    ['', line(head), line(head.map((_, at) => (at < texts ? '---' : '--:'))), ...rows.map(line), ''].join('\n'),
  );
}

export const readJson = (path: string) => JSON.parse(readFileSync(inProject(path), 'utf8'));
