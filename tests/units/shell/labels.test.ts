/** Labels are data: a bank can replace each one, and a third language is a file. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { strings } from 'serambi:strings';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../shell/match';
import type { PageData } from '../../../shell/page';
import { notFound, routes } from '../../../shell/routes';
import { errorsOf, errorTitle } from '../../../shell/server/forms/notices';
import { App } from '../../../shell/server/pages/app';
import { labelFiles } from '../../../widgets/build/plugins/virtual-modules.mjs';
import { renderRoot } from '../../../widgets/runtime/element/render';
import { codes, languages } from '../../../widgets/runtime/language/language';
import { everyWidget } from '../../support/every-widget';
import { changed, labelsOf } from '../../support/labels';

const project = join(import.meta.dirname, '../../..');
const placeholdersOf = (text: unknown) => [...new Set(String(text).match(/\{\w+\}/g))].sort().join(' ');

describe('files of labels', () => {
  it('have names of their own, by which a bank replaces them', () => {
    const names = labelFiles().map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    expect(Object.keys(strings)).toEqual(names);
  });

  it.each(languages)('hold nothing but texts (%s)', (language) => {
    const isOther = (text: unknown) => typeof text !== 'string';
    const others = labelsOf(language).filter(({ texts }) => Object.values(texts).some(isOther));
    expect(others.map(({ at }) => at)).toEqual([]);
  });

  it('have the same labels in both languages', () => {
    const [English, Indonesia] = languages.map((language) => labelsOf(language).map(({ at }) => at));
    expect(Indonesia).toEqual(English);
  });

  it.each(languages)('have the plural forms of their language (%s)', (language) => {
    const { pluralCategories } = new Intl.PluralRules(codes[language]).resolvedOptions();
    for (const { at, texts } of labelsOf(language)) {
      if ('other' in texts) expect(Object.keys(texts).sort(), at).toEqual([...pluralCategories].sort());
    }
  });

  it('have the same placeholders in both languages and in all plural forms', () => {
    const [English = [], Indonesia = []] = languages.map((language) => labelsOf(language));
    const differing = English.flatMap(({ at, texts }, index) => {
      const all = [...Object.values(texts), ...Object.values(Indonesia[index]?.texts ?? {})].map(placeholdersOf);
      return new Set(all).size === 1 ? [] : [`${at}: ${[...new Set(all)].join(' | ')}`];
    });
    expect(differing).toEqual([]);
  });

  it('name no value that the code beside them does not', () => {
    const unused = labelFiles().flatMap(({ name, file }) => {
      const folder = join(project, dirname(file));
      const sources = readdirSync(folder)
        .filter((each) => /\.tsx?$/.test(each) && !each.endsWith('.strings.ts'))
        .map((each) => readFileSync(join(folder, each), 'utf8'))
        .join('\n');
      const values = labelsOf('English', name).flatMap(
        ({ texts }) => placeholdersOf(Object.values(texts)).match(/\w+/g) ?? [],
      );
      return [...new Set(values)]
        .filter((value) => !new RegExp(`\\b${value}\\b`).test(sources))
        .map((value) => `${name}: ${value}`);
    });
    expect(unused).toEqual([]);
  });
});

/** A made-up language instead of English. */
const wrap = (text: string) => `⟦${text}⟧`;
const labels = Object.fromEntries(
  Object.entries(strings).map(([name, { English }]) => [name, { English: changed(English, wrap) as object }]),
);

/** Labels may contain other labels. */
function withoutNew(text: string): string {
  const outer = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return outer === text ? text : withoutNew(outer);
}

const entities = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

/** Text and accessible names without labels of the made-up language. */
function oldWordsIn(html: string): string[] {
  const shown = html.replace(/<style>.*?<\/style>/gs, '');
  const names = [...shown.matchAll(/ (?:aria-label|alt|title|placeholder)="([^"]*)"/g)].map(([, name = '']) => name);
  return [...names, ...shown.split(/<[^>]*>/)]
    .map((text) =>
      withoutNew(text)
        .replace(/&(?:#39|\w+);/g, (entity) => entities[entity as keyof typeof entities] ?? entity)
        .trim(),
    )
    .filter(Boolean);
}

const english = labelsOf('English').flatMap(({ texts }) => Object.values(texts).map(String));
/** A short label could be in any text. */
const isTelling = (label: string) => label.replace(/\{\w+\}/g, '').trim().length > 3;
/** Matches elements that contain only a label. */
const patternOf = (label: string) =>
  new RegExp(`^${label.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);

describe('a third language', () => {
  it.each(everyWidget)('is a file, not a change of code: $name shows no label of the old one', (widget) => {
    const { attributes = {}, content, bank } = widget.examples.usual ?? {};
    // A bank's menus are not labels.
    const own = { name: 'Bank Uji', menu: [], footer: { links: [], legal: [] }, ...bank };
    const { html } = renderRoot(widget.definition, {
      language: 'English',
      attributes,
      ...(content && { state: { status: 'ready', content } }),
      reading: { media: '', html: (source: string) => source },
      bank: own,
      labels,
    });
    const given = JSON.stringify([content, own]);
    const old = english.filter((label) => isTelling(label) && !given.includes(label)).map(patternOf);
    const isOld = (text: string) => !given.includes(text) && old.some((label) => label.test(text));
    expect(oldWordsIn(html).filter(isOld)).toEqual([]);
  });

  it('reaches the shell: its own words, and what it says of a form', () => {
    const page = { path: '/help', heading: { English: 'Help', Indonesia: 'Bantuan' } } as PageData;
    const match = matchPath('/help', { routes, notFound });
    const html = renderToString(createElement(App, { page, match, language: 'English', labels }));
    expect(html).toContain('⟦Skip to content⟧');
    expect(html).not.toMatch(/(?<!⟦)(Skip to content|There is nothing here)/);
    expect(errorTitle('Help', 'English', labels)).toBe('⟦Error: Help⟧');
    expect(errorTitle('Help', 'Indonesia', labels)).toBe('Kesalahan: Help');
    const taken = { status: 503, msg: '', errors: {}, values: {}, hadFiles: true } as const;
    expect(errorsOf(taken, 'English', labels)).toEqual({
      attachment: '⟦Your files could not be kept. Please choose them again.⟧',
    });
  });
});
