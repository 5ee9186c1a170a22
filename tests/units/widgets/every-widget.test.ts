/** Checks every widget against the rules that apply to all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { seedContent } from '../../../widgets/runtime/content/content';
import { normalizeContent } from '../../../widgets/runtime/content/normalize';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { changeLanguage, codes, languages } from '../../../widgets/runtime/language/language';
import type { Example } from '../../../widgets/runtime/widget/examples';
import { backendOf, everyWidget, pathOf } from '../../support/every-widget';
import { addJsonScript, configure, mount, mountContent, serve } from '../../support/mount-widget';
import { settled } from '../../support/render-component';
import { renderWidget, send, sentContent } from '../../support/sample-widget';

const folder = join(import.meta.dirname, '../../../widgets');

/** Attributes that React and Preact read differently (see `runtime/preact/react.ts`). */
const otherwise = /(?<!#)\b(on(Focus|Blur|DoubleClick)|(stroke|fill|font|text|stop)[A-Z]\w*)[=:]/;

it('says nothing that React and Preact take differently', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  expect(sources.filter((file) => otherwise.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

it('has a usual example of every widget, which the gallery and these tests show', () => {
  expect(everyWidget.filter(({ examples }) => !examples.usual).map(({ name }) => name)).toEqual([]);
});

it('leaves `Intl` to what is loaded on demand: its first use stops a phone for tens of milliseconds', () => {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!build).*\.tsx?$/.test(file),
  );
  const users = sources.filter((file) => /\bIntl\.|\.toLocale\w*\(/.test(readFileSync(join(folder, file), 'utf8')));
  // Plural forms of languages other than English and Indonesian.
  const forOthers = 'runtime/language/strings.ts';
  expect(users.filter((file) => file !== forOthers)).toEqual(['whistleblowing-form/whistleblowing-form.files.tsx']);
});

/** Packages that widgets load on demand. */
const packages = /^(react-datepicker|date-fns|fastest-levenshtein|age-encryption)(\/|$)/;

const bank = { name: 'Bank Uji' };

/** Texts of a missing value or an object that was printed. */
const leftovers = /\bundefined\b|\bnull\b|\bNaN\b|\[object Object\]/;

/** Widgets that show their own text for an empty block. */
const speaksAlone =
  /^(coming-soon|contact-form|download|faces|faq|news-detail|privacy|promo-detail|promo-grid|rates|search|security|terms|verify|whistleblowing-form)$/;

/** Serves the example's content. An optional block is only requested if the page has it. */
function offer(widget: (typeof everyWidget)[number], example: Example): string[] {
  const { content: { shape, isOptional } = {} } = widget.definition;
  const path = pathOf(widget, example);
  if (path && shape && isOptional && example.content) {
    seedContent({ [path]: normalizeContent(shape, example.content).content });
  }
  return serve(backendOf(widget, example));
}

const nodesOf = (root: ShadowRoot) => {
  const frame = root.querySelector('.root');
  return frame ? [frame, ...frame.querySelectorAll('*')] : [];
};

function expectSound(root: ShadowRoot) {
  expect(root.querySelector('.root')?.textContent ?? '').not.toMatch(leftovers);
  const attributes = [...root.querySelectorAll('*')].flatMap((each) => [...each.attributes]);
  expect(attributes.map(({ name, value }) => `${name}=${value}`).filter((each) => leftovers.test(each))).toEqual([]);
  expect(root.querySelector('script, iframe:not([sandbox]), object, embed, [onerror], [onclick], [onload]')).toBeNull();
  expect(root.querySelector('a[target=_blank]:not([rel~=noopener])')).toBeNull();
  const boxes = [...root.querySelectorAll('h2, h3, ul, ol, dl, nav, table')];
  // The text of a live region comes later.
  const blank = boxes.filter((box) => !box.hasChildNodes() && !box.matches('[role], [aria-live]'));
  expect(blank.map(({ outerHTML }) => outerHTML)).toEqual([]);
  for (const link of root.querySelectorAll('[href], [src]')) {
    // The hostile texts begin with `<`: a text is no address.
    expect(link.getAttribute('href') ?? link.getAttribute('src')).not.toMatch(
      /^\s*(<|javascript|vbscript|data:text(?!\/calendar[;,]))/i,
    );
  }
}

/** Replaces all but essential values by `-`. */
function without(value: unknown, shape: Shape | undefined): unknown {
  if (Array.isArray(value)) return value.map((each) => without(each, shape?.item));
  if (typeof value !== 'object' || value === null) return value;
  const { fields = {}, essential = [] } = shape ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => {
      const isLeft = typeof each === 'object' || essential.includes(key);
      return [key, isLeft ? without(each, fields[key]) : '-'];
    }),
  );
}

/** Widgets whose block is no list but has one, which `limit` cuts. */
const limited = ['benefit', 'contact-topics', 'governance', 'partner-card', 'popular-questions', 'secretary'];

describe.each(everyWidget)('widgets/$name', (widget) => {
  const { name, definition, examples } = widget;

  afterEach(() => {
    seedContent({});
  });

  // First, as listeners of other tests' elements may still change.
  it('leaves nothing behind when it is removed, and keeps its state when it is moved', async () => {
    const usual = examples.usual ?? { about: '' };
    offer(widget, usual);
    await settled();
    const add = vi.spyOn(window, 'addEventListener').mockClear();
    const remove = vi.spyOn(window, 'removeEventListener').mockClear();
    const { element, root } = await mount(name, usual.attributes);
    const before = root.querySelector('.root');
    const elsewhere = document.createElement('div');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await Promise.resolve();
    expect(root.querySelector('.root')).toBe(before);
    vi.useFakeTimers();
    element.remove();
    // A removed element stays for some seconds, in case it is inserted again.
    await vi.advanceTimersByTimeAsync(6_000);
    expect(root.childElementCount).toBe(0);
    const left = add.mock.calls.filter(([type, listener, options]) => {
      const { signal } = Object(options) as AddEventListenerOptions;
      const isRemoved = () => remove.mock.calls.some(([each, its]) => each === type && its === listener);
      return signal ? !signal.aborted : !isRemoved();
    });
    expect(left).toEqual([]);
  });

  it('is named like its folder and registers its tag', () => {
    expect(definition.name).toBe(name);
    expect(customElements.get(`serambi-${name}`)).toBeDefined();
  });

  it('imports nothing but the runtime and its own files', () => {
    for (const file of readdirSync(join(folder, name))) {
      const source = readFileSync(join(folder, name, file), 'utf8');
      const foreign = [...source.matchAll(/(?:from\s+|import\(\s*)'([^']+)'/g)]
        .map(([, from = '']) => from)
        .filter((from) => !/^\.\/|^\.\.\/runtime(\/|$)|^react$/.test(from) && !packages.test(from));
      expect(foreign, file).toEqual([]);
    }
  });

  it.runIf(limited.includes(name))('shows as many items of its list as its attribute `limit` allows', () => {
    const { list = '' } = definition.content ?? {};
    const render = (count: number, attributes: Record<string, string>) => {
      const content = Object.fromEntries(
        Object.entries(examples.usual?.content ?? {}).map(([language, block]) => {
          const items = (block as Record<string, unknown[]>)[list] ?? [];
          return [language, { ...(block as object), [list]: [...items, ...items].slice(0, count) }];
        }),
      );
      return renderWidget(definition, { language: 'English', attributes, bank, content });
    };
    expect(render(2, { limit: '1' }).replace(' limit="1"', '')).toBe(render(1, {}));
    expect(render(2, {})).not.toBe(render(1, {}));
  });

  it('documents its attributes', () => {
    const source = readFileSync(join(folder, name, `${name}.widget.ts`), 'utf8');
    for (const attribute of definition.attributes ?? []) {
      expect(source).toMatch(new RegExp(`@attr \\{.*\\} ${attribute} -`));
    }
  });

  it.each(Object.entries(examples))('is taken over node by node with the example “%s”', async (kind, example) => {
    const complaints = (['error', 'warn'] as const).map((level) => vi.spyOn(console, level));
    configure(example.bank ?? bank);
    const path = pathOf(widget, example);
    if (path && example.content) {
      addJsonScript('serambi-content', { [path]: sentContent(definition, example.content) });
    }
    serve({});
    // The other language is not longer.
    for (const language of kind === 'long' ? languages.slice(1) : languages) {
      changeLanguage(language);
      const { element, root, isEmpty } = send(definition, { bank, language, ...example });
      const before = nodesOf(root);
      expectSound(root);
      const answered = new Promise<Event>((resolve) => {
        for (const type of ['ready', 'error']) element.addEventListener(`serambi:${type}`, resolve);
      });
      document.body.append(element);
      expect((await answered).type).toBe('serambi:ready');
      // The browser may remove content for readers without script, but renders nothing again.
      const known = new Set(before);
      const added = nodesOf(root).filter((node) => !known.has(node));
      expect(added.map((node) => node.outerHTML.slice(0, 100))).toEqual([]);
      expect(root.querySelector('.root')).toBe(before[0]);
      expect(root.querySelector('.root')?.getAttribute('lang')).toBe(codes[language]);
      expectSound(root);
      expect(element.hasAttribute('data-empty')).toBe(isEmpty);
      if (kind === 'empty') expect(isEmpty).toBe(!speaksAlone.test(name));
      element.remove();
      // Then it no longer follows the language.
      await Promise.resolve();
    }
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled();
  });

  // An optional widget shows other text without its block, and requests it only on other sites.
  if (definition.content && !definition.content.isOptional) {
    const usual = examples.usual as Example;

    it('follows the language bus without asking the backend again', async () => {
      const asked = offer(widget, usual);
      const { root } = await mount(name, usual.attributes);
      changeLanguage('English');
      await vi.waitFor(() => expect(root.querySelector('.root')?.getAttribute('lang')).toBe('en'));
      expect(asked).toHaveLength(1);
    });

    it('shows its error state with a retry button when the backend answers with a list of nonsense', async () => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      const nonsense = [[1], 'x'];
      const { event, root } = await mountContent(name, { English: nonsense, Indonesia: nonsense }, usual.attributes);
      expect(event.type).toBe('serambi:error');
      expect(event.detail.message).toBeTruthy();
      await vi.waitFor(() => expect(root.querySelector('[role=alert] button')?.textContent).toBe('Coba lagi'));
    });

    it('shows every field left out as nothing at all, but for what it cannot do without', async () => {
      const path = pathOf(widget, usual) ?? '';
      const { shape } = widget.definition.content ?? {};
      const blocks = Object.entries(usual.content ?? {});
      const content = Object.fromEntries(blocks.map(([language, block]) => [language, without(block, shape)]));
      serve({ [path]: content });
      const { event, text, root } = await mount(name, usual.attributes);
      expect(event.type).toBe('serambi:ready');
      expect(text()).not.toMatch(leftovers);
      for (const heading of root.querySelectorAll('h2, h3, h4, a, button, li')) {
        const label =
          heading.textContent ||
          heading.getAttribute('aria-label') ||
          heading.querySelector('[alt]:not([alt=""]), img, svg');
        expect(label, heading.outerHTML).toBeTruthy();
      }
    });
  }
});
