/** Compares the rendered parts and classes of all examples and states with documentation and sheets. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Example } from '../../../widgets/runtime/widget/examples';
import { backendOf, everyWidget, pathOf } from '../../support/every-widget';
import { contactMessage, contactPath, report, reportPath } from '../../support/form-data';
import { addJsonScript, type Backend, mount, serve } from '../../support/mount-widget';
import { settled } from '../../support/render-component';

const folder = join(import.meta.dirname, '../../../widgets');
const config = { bank: { name: 'Bank Uji', phones: ['1500 123'], email: 'halo@bank.example' } };
const received = { msg: 'SRB-2345-6789' } as Backend[string];
const submissions = { [contactPath]: received, [reportPath]: received };
const typed: Record<string, unknown> = { ...contactMessage, ...report, approximate_date: '5 November 2020' };

/** Fills in a form's text fields with what a visitor sends. */
function fill(root: ShadowRoot) {
  for (const field of root.querySelectorAll<HTMLInputElement>('input:not([type=radio], [type=file]), textarea')) {
    // A field without a name is not sent: its input is compared with the bank's own.
    field.value = String(typed[field.name] ?? (field.name ? '' : config.bank.email));
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  }
}

const known = new WeakMap<CSSStyleSheet, readonly string[]>();

/** Cached, because all instances of a widget adopt the same sheets. */
function classesOf(sheet: CSSStyleSheet): readonly string[] {
  const before = known.get(sheet);
  if (before) return before;
  const text = [...sheet.cssRules].map(({ cssText }) => cssText).join();
  // goober cuts a selector in nested parentheses, and puts the class there.
  expect(text).not.toMatch(/\.[\w-]+ \)/);
  const names = [...text.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name);
  known.set(sheet, names);
  return names;
}

const stayHere = (event: Event) => {
  if (event.composedPath().some((each) => each instanceof HTMLAnchorElement)) event.preventDefault();
};
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.addEventListener('click', stayHere);
});
afterEach(() => {
  document.removeEventListener('click', stayHere);
});

/** Controls that open, select or send; in the usual example each is clicked in turn. */
const controls = 'button:not([type=submit]), summary, input[type=radio], a[aria-current], button[type=submit]';

it.each(everyWidget)('widgets/$name renders the parts that it documents, in styles that it adopts', async (widget) => {
  const { name, examples } = widget;
  const parts = new Set<string>();
  const classes = new Set<string>();
  const collect = (root: ShadowRoot) => {
    for (const element of root.querySelectorAll('[part]')) parts.add(element.getAttribute('part') ?? '');
    for (const { classList } of root.querySelectorAll('[class]')) for (const each of classList) classes.add(each);
  };
  const expectStyles = (root: ShadowRoot) => {
    const styled = new Set(root.adoptedStyleSheets.flatMap(classesOf));
    // The date picker's library names more than is styled.
    const own = [...classes].filter((each) => !each.startsWith('react-datepicker'));
    expect(own.filter((each) => !styled.has(each))).toEqual([]);
  };

  async function visit(backend: Backend, { attributes, bank = config.bank }: Example) {
    document.body.replaceChildren();
    classes.clear();
    serve({ ...backend, ...submissions });
    addJsonScript('serambi-config', { bank });
    const { root } = await mount(name, attributes);
    collect(root);
    expectStyles(root);
    return root;
  }

  // These two are made of the usual one, and take the longest.
  const { long, hostile, ...others } = examples;
  for (const example of Object.values(others)) await visit(backendOf(widget, example), example);
  const usual = examples.usual as Example;
  const path = pathOf(widget, usual);
  if (path) await visit({ [path]: 400 }, usual);

  const root = await visit(backendOf(widget, usual), usual);
  fill(root);
  for (const control of root.querySelectorAll<HTMLElement>(controls)) {
    control.click();
    await settled();
    collect(root);
  }
  // On another site's page.
  expect(location.hash).toBe('');
  const source = readFileSync(join(folder, name, `${name}.widget.ts`), 'utf8');
  const documented = ['root', ...[...source.matchAll(/@csspart ([\w-]+)/g)].map(([, part = '']) => part)];
  // A sent form and modules loaded on demand render later.
  await vi.waitFor(
    () => {
      collect(root);
      expect([...parts].sort()).toEqual(documented.sort());
      expectStyles(root);
    },
    { timeout: 20_000 },
  );
});
