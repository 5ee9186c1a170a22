import { type Lettering, letters, textWidth, type Weight } from './lettering';
import { element, group, precise, short, use } from './svg';

// A drawing repeats the same letters, so each is outlined once at this size and reused with `<use>`.
const EM = 20;

const letterId = (weight: Weight, character: string): string =>
  `l${weight / 100}${character.codePointAt(0)?.toString(36)}`;

/** A line of text made of references to letters; the phone that they are on defines them. */
export function letterReferences(text: string, options: Lettering): string {
  const { x, y, size, fill, weight = 700, anchor = 'start', tracking = -0.01, opacity } = options;
  const characters = [...text];
  const width = (value: string): number => textWidth(value, EM, weight, tracking);
  const start = anchor === 'start' ? 0 : width(text) * (anchor === 'middle' ? 0.5 : 1);
  const line = characters.map((character, index) => {
    if (character === ' ') return '';
    // Measured with the preceding text, so that letter pairs keep their kerning.
    const at = width(characters.slice(0, index + 1).join('')) - width(character);
    return use(letterId(weight, character), at - start);
  });
  return group({ transform: `translate(${short(x)} ${short(y)})scale(${precise(size / EM)})`, fill, opacity }, ...line);
}

/** All letters that a drawing refers to, to be in its `defs`. */
export function alphabet(drawing: string): string {
  const used = new Set([...drawing.matchAll(/href="#(l[5-8][0-9a-z]+)"/g)].map(([, id = '']) => id));
  return [...used]
    .sort()
    .map((id) => {
      const weight = (Number(id[1]) * 100) as Weight;
      const character = String.fromCodePoint(Number.parseInt(id.slice(2), 36));
      const outline = letters(character, { x: 0, y: 0, size: EM, fill: '', weight });
      return element('path', { id, d: / d="([^"]+)"/.exec(outline)?.[1] });
    })
    .join('');
}
