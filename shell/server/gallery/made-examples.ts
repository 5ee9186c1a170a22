/** Makes examples from a block's shape: a minimal, a long and a hostile one. */
import type { Shape } from '../../../widgets/runtime/content/shape';
import { isObject } from '../../../widgets/runtime/core/is-object';
import type { Widget } from '../../../widgets/runtime/widget/definition';
import type { Example, Examples } from '../../../widgets/runtime/widget/examples';
import { mapValues } from '../core/map-values';

const many = 9;
/** For a list within two others: nine items at each of four levels would be 6,561. */
const few = 3;

const longText = ' dan selanjutnya, sepanjang-panjangnya, sampai tidak muat lagi di satu baris mana pun';

type Change = (shape: Shape, usual: unknown, isEssential: boolean) => unknown;

function changed(shape: Shape, usual: unknown, change: Change): unknown {
  const { fields = {}, essential = [], item } = shape;
  if (shape.kind === 'object') {
    const given = isObject(usual) ? usual : {};
    return mapValues(fields, (field, name) => change(field, given[name], essential.includes(name)));
  }
  if (shape.kind === 'list' && item) return [usual].flat().map((each) => change(item, each, true));
  if (shape.kind === 'record' && item && isObject(usual)) {
    return mapValues(usual, (each) => change(item, each, true));
  }
  return usual;
}

const least: Change = (shape, usual, isEssential) => {
  if (!isEssential) return null;
  return shape.kind === 'list' ? [] : changed(shape, usual, least);
};

/** Long texts and many items. Texts and links are unique, because a view may use them as keys. */
function most(): Change {
  let count = 0;
  let depth = 0;
  const change: Change = (shape, usual) => {
    if (usual === undefined || usual === null) return usual;
    if (shape.kind === 'text') return `${usual}${longText} ${++count}`;
    if (shape.kind === 'link') return `${usual}#${++count}`;
    if (shape.kind === 'html') return `${usual}<p>${longText.repeat(9)}</p>`;
    if (shape.kind !== 'list' || !Array.isArray(usual) || !usual.length) return changed(shape, usual, change);
    const length = Math.max(depth < 2 ? many : few, usual.length);
    depth++;
    const items = Array.from({ length }, (_, at) => {
      const item = change(shape.item as Shape, usual[at % usual.length], true);
      const { key } = shape;
      return key && isObject(item) ? { ...item, [key]: keyOf(item[key], at) } : item;
    });
    depth--;
    return items;
  };
  return change;
}

const keyOf = (key: unknown, at: number) => (typeof key === 'number' ? key + at * 1_000 : `${key}-${at}`);

const attacks: Readonly<Partial<Record<Shape['kind'], unknown>>> = {
  text: '&lt;img src=x onerror=alert(1)&gt;<script>alert(1)</script>\u202e-',
  html: '<p onclick="alert(1)">-<img src=x onerror=alert(1)><a href="javascript:alert(1)">-</a><script>alert(1)</script></p>',
  link: 'java\nscript:alert(1)',
  media: 'data:text/html,<script>alert(1)</script>',
  day: '2026-02-31',
  dateTime: '2026-13-41T99:99',
  number: '1e999',
  flag: 'true',
  choice: '__proto__',
};

function worst(): Change {
  let count = 0;
  const change: Change = (shape, usual, isEssential) => {
    const attack = attacks[shape.kind];
    const isNeeded = shape.isStrict || (isEssential && !['text', 'html'].includes(shape.kind));
    if (attack !== undefined) return isNeeded ? usual : shape.kind === 'text' ? `${attack}${++count}` : attack;
    const made = changed(shape, usual, change);
    return Array.isArray(made) ? [null, {}, [made], 'x', ...made] : made;
  };
  return change;
}

/** Adds `empty`, `long` and `hostile` examples, made of `usual`, to a widget without them. */
export function withMadeExamples({ content }: Pick<Widget, 'content'>, own: Examples): Examples {
  const { usual } = own;
  if (!content || !usual?.content) return own;
  const { shape } = content;
  const made = (about: string, change: Change): Example => ({
    ...usual,
    about,
    content: mapValues({ ...usual.content }, (block) => change(shape, block, true)),
  });
  return {
    ...own,
    empty: own.empty ?? made('Only what it cannot be without', least),
    long: own.long ?? made('Long texts, and many of everything', most()),
    hostile: own.hostile ?? made('Markup, addresses and values that are not meant well', worst()),
  };
}
