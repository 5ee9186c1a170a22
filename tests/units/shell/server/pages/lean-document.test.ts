/** A document leaves out code and data that its page does not need yet. */
import { expect, it } from 'vitest';
import { styles as contact } from '../../../../../widgets/contact-form/contact-form.styles';
import { styles as footer } from '../../../../../widgets/footer/footer.styles';
import { styles as header } from '../../../../../widgets/header/header.styles';
import { styles as milestones } from '../../../../../widgets/milestones/milestones.styles';
import { styles as choices } from '../../../../../widgets/runtime/ui/form.choices.styles';
import { styles as states } from '../../../../../widgets/runtime/ui/form.states.styles';
import { styles as form } from '../../../../../widgets/runtime/ui/form.styles';
import { styles as report } from '../../../../../widgets/whistleblowing-form/whistleblowing-form.styles';
import { appOf } from '../../../../support/app';
import { blockOf, demoWith } from '../../../../support/content';

type App = Awaited<ReturnType<typeof appOf>>;
const textOf = async (app: App, path: string) => (await app.request(`http://bank.example${path}`)).text();

it('has the heights of its own sections; those of others come with the sheets, and what a change of the page shows', async () => {
  const app = await appOf();
  const html = await textOf(app, '/');
  expect(html).toContain('.band:has(>serambi-latest){--height:');
  const [, sheets = ''] = /"sheets":"([^"]+)"/.exec(html) ?? [];
  const later = JSON.parse(await textOf(app, sheets))['page-change'];
  for (const rule of ['.band:has(>serambi-simulation){--height:', 'main[inert]{', '.waiting{', '.notice{']) {
    expect([html.includes(rule), later.includes(rule)], rule).toEqual([false, true]);
  }
});

it('names a file of the styles that a change of the page needs: not those of the header, the footer and private pages', async () => {
  const app = await appOf();
  const [, path = ''] = /"sheets":"([^"]+)"/.exec(await textOf(app, '/')) ?? [];
  const texts = Object.values(JSON.parse(await textOf(app, path)));
  // The contact form is in a tab of another widget.
  for (const { text } of [milestones, contact]) expect(texts).toContain(text);
  for (const { text } of [header, footer, report]) expect(texts).not.toContain(text);
});

it('has no styles of an announcement that is not there, and none of a loading state', async () => {
  const html = await textOf(await appOf(), '/');
  expect(html).not.toContain('.announcement{');
  expect(html).not.toContain('.loading{');
});

const formPages = [
  ['/help', false],
  ['/about-us/corporate-governance', true],
] as const;

it.each(formPages)('has on %s the styles of an untouched form, with choices: %s', async (path, isReport) => {
  const html = await textOf(await appOf(), path);
  expect([form, choices, states].map(({ text }) => html.includes(text))).toEqual([true, isReport, false]);
});

it.each(formPages)('has on %s what copies chosen files, and the line about them: %s', async (path, isReport) => {
  const html = await textOf(await appOf(), path);
  expect(['new DataTransfer', 'class="unreadable"'].map((part) => html.includes(part))).toEqual([isReport, isReport]);
});

it('has neither code nor JSON of a widget with the shared behaviours alone, unless its list goes on', async () => {
  const coded = async (people: number) => {
    const mens = Array.from({ length: people }, (_, at) => ({ name: `Person ${at}`, jobs: 'Director' }));
    const source = demoWith({ '/api/leader': blockOf('/api/leader', [{ title: 'Board', mens }]) });
    const html = await textOf(await appOf({ source }), '/about-us/profiles');
    return [/<serambi-leaders[^>]* data-code\b/.test(html), html.includes('"/api/leader":')];
  };
  expect(await coded(5)).toEqual([false, false]);
  expect(await coded(30)).toEqual([true, true]);
});

it.each([
  ['/', 'header', false],
  ['/products', 'products', false],
  ['/about-us', 'milestones', false],
  // The whole timeline is measured.
  ['/about-us/profiles', 'milestones', true],
])('on %s loads code for %s: %s', async (path, name, isCoded) => {
  const html = await textOf(await appOf(), path);
  const tags = html.match(new RegExp(`<serambi-${name}[ >][^<]*`, 'g')) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.map((tag) => / data-code\b/.test(tag))).toEqual(tags.map(() => isCoded));
});
