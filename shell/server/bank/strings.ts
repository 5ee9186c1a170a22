/** Checks the bank's `strings.json` against the product's labels. */
import { isObject } from '../../../widgets/runtime/core/is-object';
import { isPlural as hasForms, type Labels } from '../../../widgets/runtime/language/strings';
import { type Note, unknownKey } from './mistakes';

export type ProductLabels = Readonly<Record<string, Readonly<Record<string, object>>>>;

type Fields = Readonly<Record<string, unknown>>;
type Path = readonly PropertyKey[];

export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];
export const isPlural = (label: unknown): label is Fields & { other: string } => hasForms(label);

const placeholdersIn = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))];

/** @param all whether every placeholder is needed: "one step" is a right plural form of "{count} steps" */
function checkText(given: string, own: unknown, path: Path, note: Note, all = true): void {
  if (typeof own !== 'string' || !own.trim()) {
    note(path, `expected a text like ${JSON.stringify(given)}, found ${JSON.stringify(own)?.slice(0, 60)}`);
    return;
  }
  const [known, used] = [placeholdersIn(given), placeholdersIn(own)];
  const listed = known.join(' ') || 'none';
  for (const each of used) if (!known.includes(each)) note(path, `unknown placeholder ${each}: known are ${listed}`);
  for (const each of known) {
    if (!used.includes(each) && (all || each !== '{count}')) note(path, `the placeholder ${each} is missing`);
  }
}

function checkPlural(given: string, own: Fields, path: Path, note: Note): void {
  for (const [form, text] of Object.entries(own)) {
    if (pluralForms.includes(form)) checkText(given, text, [...path, form], note, form === 'other');
    else note([...path, form], unknownKey(form, pluralForms));
  }
  if (!Object.hasOwn(own, 'other')) note(path, 'the plural form other is missing');
}

/** @param isWhole the label is in a list, which a bank can only replace as a whole */
function checkLabel(given: unknown, own: unknown, path: Path, note: Note, isWhole = false): void {
  if (isPlural(given) || typeof given === 'string') {
    const text = isPlural(given) ? given.other : given;
    if (isObject(own) && (isPlural(given) || text.includes('{count}'))) checkPlural(text, own, path, note);
    else checkText(text, own, path, note);
  } else if (Array.isArray(given)) {
    if (Array.isArray(own) && own.length === given.length) {
      for (const [index, each] of given.entries()) checkLabel(each, own[index], [...path, index], note, true);
    } else note(path, `expected a list of ${given.length}`);
  } else if (isObject(given)) checkLabels(given, own, path, note, isWhole);
}

function checkLabels(given: Fields, own: unknown, path: Path, note: Note, isWhole = false): void {
  if (!isObject(own)) {
    note(path, `expected an object, found ${JSON.stringify(own)?.slice(0, 60)}`);
    return;
  }
  for (const [key, label] of Object.entries(own)) {
    if (Object.hasOwn(given, key)) checkLabel(given[key], label, [...path, key], note, isWhole);
    else note([...path, key], unknownKey(key, Object.keys(given)));
  }
  const missing = isWhole ? Object.keys(given).filter((key) => !Object.hasOwn(own, key)) : [];
  for (const key of missing) note([...path, key], 'is missing');
}

export function readStrings(value: unknown, product: ProductLabels, note: Note): Labels {
  checkLabels(product, value, [], note);
  return value as Labels;
}
