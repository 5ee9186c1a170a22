/** Attributes that fit a widget into a page work the same on the server and in the browser. */
import { afterEach, describe, expect, it } from 'vitest';
import { list, object, text } from '../../../../widgets/runtime/content/shape';
import { fitElements } from '../../../../widgets/runtime/element/fitting';
import { renderInBoth } from '../../../../widgets/runtime/element/render';
import { Hero } from '../../../../widgets/runtime/ui/hero';
import type { Widget } from '../../../../widgets/runtime/widget/definition';
import { serve } from '../../../support/mount-widget';
import { settled } from '../../../support/render-component';
import { addSample, defineSample } from '../../../support/sample-widget';

const shape = object({ title: text, offers: list(object({ kind: text, title: text }, 'title')) }, 'title');
interface Block {
  title: string;
  offers: { kind?: string; title: string }[];
}

const widget = defineSample(
  (props) => {
    const { title, offers } = props.block as unknown as Block;
    return (
      <div>
        <Hero hero={{ titleBanner: 'Hero', image: '/hero.svg' } as never} />
        <h3>{title}</h3>
        {offers.map((offer) => (
          <p key={offer.title}>
            <b>{offer.title}</b>
          </p>
        ))}
        <h4>More</h4>
        <a href={props.link('/offers?all=1#top')}>all</a>
        <a href="https://other.example/">other</a>
        <a href={props.link('/report.pdf')} target="_blank" rel="noopener">
          report
        </a>
        <details id="answer">
          <summary>question</summary>
        </details>
        <button type="button" role="tab" aria-selected="false" onClick={() => props.emit('submitted')}>
          send
        </button>
      </div>
    );
  },
  {
    content: {
      path: '/api/offers',
      shape: shape as never,
      lists: { groups: [['', 'offers']] },
      inCategory: (block, category) => {
        const { offers, ...rest } = block as unknown as Block;
        return { ...rest, offers: offers.filter(({ kind }) => kind === category) } as never;
      },
    },
  },
);

const block = { title: 'Offers', offers: ['a', 'b', 'c'].map((title) => ({ title, kind: title === 'b' ? 'x' : 'y' })) };
const content = { normalized: true as const, English: block, Indonesia: block };
const site = 'https://bank.example';

function onServer(attributes: Record<string, string>, given: Widget = widget): string {
  const rendered = renderInBoth(given, {
    attributes,
    site,
    state: { status: 'ready', content },
    reading: { media: '', html: (source) => source },
    bank: { name: 'Bank Uji' },
  });
  return rendered?.html.Indonesia ?? '';
}

async function inBrowser(attributes: Record<string, string>) {
  serve({ '/api/offers': content });
  const { element, find } = addSample(widget, { site, ...attributes });
  await element.ready;
  await settled();
  return { element, find, markup: () => element.shadowRoot?.innerHTML ?? '' };
}

/** The tags with their changed attributes, and the words. */
const gist = (markup: string) =>
  [...markup.matchAll(/<(h\d|a|b)\b([^>]*)>/g)].map(
    ([, tag, rest = '']) =>
      `${tag}${[...rest.matchAll(/(?:hidden|(?:aria-level|target|href)="[^"]*")/g)]
        .map(([each]) => ` ${each.replace('=""', '')}`)
        .sort()
        .join('')}`,
  );

describe.each([
  [{}, 'nothing'],
  [{ heading: '2' }, 'the same level'],
  [{ heading: '4' }, 'a level below'],
  [{ heading: 'none' }, 'no first heading'],
  [{ heading: '7', target: '_self', limit: '0', source: 'a b' }, 'values that there are not'],
  [{ hero: 'none' }, 'no hero'],
  [{ limit: '2' }, 'two items'],
  [{ category: 'y', limit: '1' }, 'one item of a category'],
  [{ target: '_blank', source: 'warta.kampung' }, 'links that open a tab and name the page'],
] as [Record<string, string>, string][])('%o: %s', (attributes) => {
  it('is rendered by the server and by code alike', async () => {
    const { markup } = await inBrowser(attributes);
    expect(gist(markup())).toEqual(gist(onServer(attributes)));
  });
});

describe('in the markup', () => {
  it('all headings move with the first one', () => {
    const lower = /<h2 [^>]*aria-level="4".*<h3 [^>]*aria-level="5".*<h4 [^>]*aria-level="6"/s;
    expect(onServer({ heading: '4' })).toMatch(lower);
    expect(onServer({ heading: '2', hero: 'none' })).toMatch(/<h3 [^>]*aria-level="2".*<h4 [^>]*aria-level="3"/s);
    expect(onServer({ heading: 'none' })).toMatch(/<h2 [^>]*hidden/);
  });

  it('links to the bank alone open elsewhere and say whence', () => {
    const markup = onServer({ target: '_blank', source: 'warta' });
    expect(markup).toContain(`<a href="${site}/offers?all=1&amp;utm_source=warta#top" target="_blank"`);
    expect(markup).toContain('<a href="https://other.example/">');
  });

  it('a hero, items and categories that are not wanted are left out', () => {
    expect(onServer({ hero: 'none' })).not.toContain('Hero');
    expect(onServer({ limit: '2' }).match(/<b>/g)).toHaveLength(2);
    expect(onServer({ category: 'x' })).toContain('<b>b</b>');
    expect(onServer({ category: 'x' })).not.toContain('<b>a</b>');
  });
});

it('a link that opens a tab of its own does so but for another target', async () => {
  const { element, find } = await inBrowser({ heading: '3' });
  const target = () => find('a[href$="report.pdf"]').getAttribute('target');
  expect(target()).toBe('_blank');
  expect(onServer({ heading: '3' })).toMatch(/report\.pdf"[^>]* target="_blank">/);
  element.setAttribute('target', '_top');
  await settled();
  expect(target()).toBe('_top');
  element.removeAttribute('target');
  await settled();
  expect(target()).toBe('_blank');
});

it('a change takes effect immediately, and its removal too', async () => {
  const { element, find } = await inBrowser({});
  element.setAttribute('heading', '3');
  element.setAttribute('target', '_top');
  element.setAttribute('limit', '1');
  await settled();
  expect(find('h2').getAttribute('aria-level')).toBe('3');
  expect(find('a').getAttribute('target')).toBe('_top');
  expect(element.shadowRoot?.querySelectorAll('b')).toHaveLength(1);
  for (const name of ['heading', 'target', 'limit']) element.removeAttribute(name);
  await settled();
  expect(find('h2').hasAttribute('aria-level')).toBe(false);
  expect(find('a').getAttribute('target') ?? '').toBe('');
  expect(element.shadowRoot?.querySelectorAll('b')).toHaveLength(3);
});

it('an element in a page without an address of its own is fitted as far as its links have one', () => {
  const links = ['https://bank.example/offers', '#top'].map((href) => ({ name: 'a', href, target: '' }));
  const elements = links.map((link) => ({
    name: 'a',
    get: () => link.href,
    set: (name: string, value: string | undefined) => {
      if (name === 'target') link.target = value ?? '';
    },
  }));
  const fitting = { hasHero: true, target: '_blank' };
  fitElements(elements, fitting, '', 'data:text/html,');
  expect(links.map(({ target }) => target)).toEqual(['', '']);
  fitElements(elements, fitting, site, 'data:text/html,');
  expect(links.map(({ target }) => target)).toEqual(['_blank', '']);
});

describe('serambi-action', () => {
  const told: object[] = [];
  const listen = (event: Event) => told.push((event as CustomEvent).detail);
  afterEach(() => {
    document.removeEventListener('serambi-action', listen);
    told.length = 0;
  });

  it('tells the page what a visitor opens, chooses, follows and sends', async () => {
    const { element, find } = await inBrowser({});
    element.addEventListener('click', (event) => event.preventDefault());
    document.addEventListener('serambi-action', listen);
    find('summary').click();
    find('a').click();
    find('[role=tab]').click();
    const ids = { open: 'answer', link: `${site}/offers?all=1#top`, tab: expect.any(String), submit: '' };
    expect(told).toEqual(Object.entries(ids).map(([action, id]) => ({ widget: widget.name, action, id })));
  });

  it('is not sent for links of the page, or of another widget, in a slot', async () => {
    const { element } = await inBrowser({});
    element.addEventListener('click', (event) => event.preventDefault());
    document.addEventListener('serambi-action', listen);
    element.innerHTML = '<a slot="more" href="#own">The page’s own</a><b slot="more"></b>';
    const inner = element.querySelector('b')?.attachShadow({ mode: 'open' }) as ShadowRoot;
    inner.innerHTML = '<a href="#inner">Another widget’s</a>';
    for (const link of [element.querySelector('a'), inner.querySelector('a')]) link?.click();
    expect(told).toEqual([]);
  });

  it('is never sent by a confidential widget', async () => {
    const silent = defineSample(
      (props) => (
        <button type="button" role="tab" aria-selected="false" onClick={() => props.emit('submitted')}>
          {props.block?.title}
        </button>
      ),
      { isConfidential: true },
    );
    serve({ '/api/sample/a': { normalized: true, English: { title: 'x' }, Indonesia: { title: 'x' } } });
    const { element, find } = addSample(silent);
    await element.ready;
    document.addEventListener('serambi-action', listen);
    find('button').click();
    expect(told).toEqual([]);
  });
});
