import { describe, expect, it } from 'vitest';
import type { Answer, ContentSource } from '../../../../../shell/server/content/content-source';
import type { ServerWidget } from '../../../../../shell/server/core/widgets';
import { bankDataElsewhere } from '../../../../../shell/server/http/page-config';
import { firstAnswers, firstRoute } from '../../../../../shell/server/pages/first';
import type { FirstAnswer } from '../../../../../widgets/runtime/loader/first';
import { demoWith, demoContent as reference, sourceOf, widgets } from '../../../../support/content';

const origin = 'https://bank.example';
const bankDataOf = bankDataElsewhere({ bank: { name: 'Bank Uji', phones: ['1500'] } }, widgets);

const make = (source: ContentSource, shown = widgets) =>
  firstAnswers({
    source,
    widgets: shown,
    bankDataOf,
    build: {
      behaviours: ['chunks/behaviours.js'],
      widgets: Object.fromEntries([...shown.keys()].map((name) => [name, [`chunks/${name}.js`, 'chunks/served.js']])),
    },
  });
const ask = async (
  asked: string[],
  source: ContentSource = reference,
): Promise<FirstAnswer & { isComplete: boolean }> => {
  const { text, isComplete } = await make(source)(asked, origin, async () => true);
  return { ...JSON.parse(text), isComplete };
};

describe('the answer', () => {
  it('has each widget in both languages, and each stylesheet once', async () => {
    const { parts, css, isComplete } = await ask(['faq', 'services']);
    expect(isComplete).toBe(true);
    expect(parts).toHaveLength(2);
    for (const { html } of parts) {
      expect(html?.English).toMatch(/^<div class="root" part="root" lang="en" data-status="ready"/);
      expect(html?.Indonesia).toMatch(/^<div class="root" part="root" lang="id" data-status="ready"/);
      expect(html?.English).not.toMatch(/<style|<script|<template/);
    }
    expect(new Set(css).size).toBe(css.length);
    // Both begin with the base sheet.
    expect(parts.map((part) => part.css?.[0])).toEqual([0, 0]);
  });

  it('has no form of a report, and sends messages to the bank, where the page names no site', async () => {
    const { parts } = await ask(['whistleblowing-form?site=', 'contact-form?site=']);
    const [report = '', contact = ''] = parts.map(({ html }) => html?.English);
    expect(report).toContain(`href="${origin}/about-us/corporate-governance?lang=en"`);
    expect(report).not.toContain('<form');
    expect(contact).toContain(`action="${origin}/help?lang=en#outcome"`);
  });

  it('has for a static widget its markup alone, and for another what its code takes the markup over with', async () => {
    const { parts } = await ask(['services', 'faq']);
    const [services, faq] = parts;
    expect(Object.keys(services ?? {})).toEqual(['css', 'html']);
    expect(faq).toMatchObject({
      files: ['chunks/faq.js', 'chunks/served.js'],
      path: '/api/faq/all',
      content: { normalized: true, English: { faqs: expect.any(Array) }, Indonesia: { faqs: expect.any(Array) } },
      facts: { bank: { name: 'Bank Uji', phones: ['1500'] } },
    });
  });

  it('has for a plain widget the files of its behaviour, not its block', async () => {
    const { parts } = await ask(['rates', 'milestones?layout=row', 'milestones']);
    const [rates, row, column] = parts;
    for (const plain of [rates, row]) {
      expect(Object.keys(plain ?? {})).toEqual(['behaviours', 'css', 'html']);
      expect(plain?.behaviours).toEqual(['chunks/behaviours.js']);
    }
    expect(column).toMatchObject({ path: '/api/milestone', files: ['chunks/milestones.js', 'chunks/served.js'] });
  });

  it('has a plain widget’s code where its list goes on, which a limit cuts', async () => {
    const mens = Array.from({ length: 100 }, (_, id) => ({ id, name: `Leader ${id}` }));
    const source = sourceOf({ '/api/leader': [{ title: 'Board', mens }] });
    const [whole, cut] = (await ask(['leaders', 'leaders?limit=3'], source)).parts;
    expect(whole?.files).toBeDefined();
    expect(cut?.behaviours).toBeDefined();
  });

  it('leads to the bank, or by paths to the page’s own origin where it names no site', async () => {
    const { parts } = await ask(['services', 'services?site=']);
    expect(parts[0]?.html?.English).toContain(`href="${origin}/services/pay?lang=en"`);
    expect(parts[1]?.html?.English).toContain('href="/services/pay"');
  });

  it('renders each widget in a turn of its own, and none for a client that has gone', async () => {
    const names = ['services', 'values', 'profile', 'benefit'];
    let turn = 0;
    const rendered: [string, number][] = [];
    const counted = names.map((name): [string, ServerWidget] => {
      const view = () => {
        if (rendered.at(-1)?.[0] !== name) rendered.push([name, turn]);
        return null;
      };
      return [name, { ...(widgets.get(name) as ServerWidget), view }];
    });
    await make(reference, new Map(counted))(names, origin, async () => ++turn < 4);
    expect(rendered).toEqual(names.slice(0, 3).map((name, index) => [name, index + 1]));
  });

  it('takes attributes, and the names of slots that the page fills', async () => {
    const { parts } = await ask(['service?service=top-up', 'faq', 'faq?slots=contact']);
    expect(parts[0]?.html?.English).toContain('Top up');
    expect(parts[1]?.html?.English).not.toContain('<slot name="contact"');
    expect(parts[2]?.html?.English).toContain('<slot name="contact"');
  });

  const mistakes = ['nothing', 'service?service=fly', 'promo-detail?slug=nothing', 'faq?slots="><script>'];
  it.each(mistakes)('leaves %s to the widget’s code, and answers the others', async (wrong) => {
    const { parts } = await ask([wrong, 'values']);
    if (wrong.includes('slots')) expect(parts[0]?.html?.English).not.toContain('<slot');
    else expect(parts[0]).toEqual({});
    expect(parts[1]?.html).toBeDefined();
  });

  it.each<[string, Answer | Promise<Answer>]>([
    ['is slow', new Promise(() => {})],
    ['cannot be had', { status: 'failed', reason: 'down' }],
  ])('shows nothing of a block that %s: its part says so, and nothing may be kept', async (_, answer) => {
    const { parts, isComplete } = await ask(['faq', 'values'], demoWith({ '/api/faq/all': answer }));
    expect(parts[0]).toEqual({ isLate: true });
    expect(parts[1]?.html).toBeDefined();
    expect(isComplete).toBe(false);
  });

  it('contains no markup that could run, whatever the content', async () => {
    const hostile = { title: '</div><script>alert(1)</script>', description: '<img src=x onerror=alert(1)>' };
    const source = sourceOf({ '/api/promo/detail/x': hostile });
    const { parts } = await ask(['promo-detail?slug=x'], source);
    expect(parts[0]?.html?.English).not.toMatch(/<script|onerror/);
  });
});

describe('its route', () => {
  it.each([
    ['/first', 'names 1 to 24 widgets'],
    [`/first?${'w=values&'.repeat(25)}`, 'names 1 to 24 widgets'],
    [`/first?w=promo-detail%3Fslug%3D${'x'.repeat(9_000)}`, 'may have 8192 characters'],
  ])('refuses a query without bounds: %.40s', async (address, message) => {
    const response = await firstRoute(make(reference), async () => true).request(address);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(message);
  });

  it('may be asked with any header that a page’s script adds to its requests', async () => {
    const route = firstRoute(make(reference), async () => true);
    const { status, headers } = await route.request('/first', { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-headers')).toBe('*');
  });
});
