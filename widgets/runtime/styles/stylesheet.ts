import { css } from 'goober';
import { register, type Sheet } from './sheet';

type Css = (template: TemplateStringsArray, ...values: (string | number)[]) => string;

/** The CSS of one module: goober adds the rules when the module is evaluated, and all instances adopt one sheet. */
export interface Stylesheet extends Sheet {
  /** Adds a rule and returns its class name. End every declaration with `;`, because goober drops a last one without. */
  readonly css: Css;
  readonly keyframes: Css;
  /** Adds CSS unchanged: `:host`, resets, tokens. */
  raw(text: string): void;
}

/** The parts of a style element that goober uses, in a browser and on a server. */
interface Target {
  data: string;
  parentNode?: true;
  querySelector(): { parentNode: true; firstChild: Target };
}

/** @param prefix of class and animation names; the build sets one for each file. Without it goober names them. */
export function stylesheet(prefix?: string): Stylesheet {
  const target: Target = { data: '', querySelector: () => ({ parentNode: true, firstChild: target }) };
  let count = 0;
  const named = (context: { target: Target; k?: 1 }): Css => {
    const add = css.bind(context as unknown as { target: Element }) as unknown as Css;
    return (template, ...values) => {
      const hash = add(template, ...values);
      // goober repeats the class behind `:has()` and others, so that a pseudo-class after it would apply to descendants.
      target.data = target.data.replaceAll(`).${hash} :`, '):');
      if (prefix === undefined) return hash;
      const name = `${prefix}-${count++}`;
      target.data = target.data.replace(new RegExp(`\\b${hash}\\b`, 'g'), name);
      return name;
    };
  };
  return Object.assign(
    register(() => target.data),
    {
      css: named({ target }),
      keyframes: named({ target, k: 1 }),
      raw(text: string) {
        target.data += text;
      },
    },
  );
}

/** A widget whose code cannot be loaded. Goober does not nest such selectors, so rules with it are `raw`. */
export const lost = ':host([data-lost]:not(:defined))';

/** Declarations that many rules share. Long words do not widen this column. */
export const oneColumn = 'display: grid; grid-template-columns: minmax(0, 1fr);';

export const centredRow = 'display: flex; align-items: center;';

export const stack = 'display: flex; flex-direction: column;';

export const wrapping = 'display: flex; flex-wrap: wrap;';

export const wrappingRow = `${wrapping} align-items: center;`;

export const spreadRow = `${wrappingRow} justify-content: space-between;`;

/** Like `spreadRow`, but in one line. */
export const spreadLine = `${centredRow} justify-content: space-between;`;

const rings = {
  around: 'outline-offset: 3px; box-shadow: 0 0 0 3px var(--halo);',
  inside: 'outline-offset: -3px; box-shadow: inset 0 0 0 6px var(--halo);',
};

/** A link stretched over its card, with the focus ring around the card or inside. */
export const coverLink = (ring: keyof typeof rings, radius: string, inset = '0'): string => `
  text-decoration: none;
  &::after { content: ''; position: absolute; inset: ${inset}; border-radius: ${radius}; }
  &:focus-visible { outline: 0; box-shadow: none; }
  &:focus-visible::after { outline: var(--ring); ${rings[ring]} }
`;

/** A link or button in a line of text, as high as a finger needs. */
export const inlineTarget = 'display: inline-flex; align-items: center; min-height: 2.75rem;';

/** Short words above or beside others: a kicker, a date, a label. */
export const smallBold = 'font-size: .875rem; font-weight: 600;';

export const cardBox = 'border-radius: var(--radius); background: var(--card);';

export const softBox = 'border-radius: var(--radius); background: var(--sand-deep);';

export const pillBox =
  'border: 1px solid var(--control); border-radius: var(--radius-button); background: var(--card);';

export const raised = `${cardBox} box-shadow: var(--shadow);`;

export const inputBox =
  'border: 1px solid var(--control); border-radius: var(--radius-field); background: var(--card);';

/** A row with a radio button and its label. */
export const choiceBox =
  'display: grid; grid-template-columns: auto minmax(0, 1fr); min-height: 3.5rem; padding: .875rem 1rem; border-radius: var(--radius-field); cursor: pointer;';

export const deepGround = 'position: relative; overflow: hidden; background: var(--deep);';

export const covering = 'position: absolute; inset: 0; width: 100%; height: 100%;';

export const photo = (ratio: string): string => `width: 100%; aspect-ratio: ${ratio}; object-fit: cover;`;

export const centred = 'display: grid; place-items: center;';

export const circle = (size: string): string => `
  ${centred}
  width: ${size};
  height: ${size};
  border-radius: 9rem;
`;

/** A dark ground with petals. `strength` is their part of the colour. */
export const kawung = (strength: string): string => {
  const petal = `color-mix(in srgb, var(--on-deep) ${strength}, transparent) 4.2rem, transparent 4.25rem`;
  const petals = ['0 0', '6rem 0', '0 6rem', '6rem 6rem'].map((at) => `radial-gradient(circle at ${at}, ${petal})`);
  return `background: ${petals} var(--deep); background-size: 6rem 6rem;`;
};

/** On a phone stacked items would fill most of the page. Written raw, as goober does not nest so deep. */
export const phoneRow = (list: string): string => `
@media screen{@container (max-width:559.98px){
.${list}{display:flex;gap:1rem;margin-inline:calc(-1*var(--gutter));padding:.5rem var(--gutter);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;scroll-padding-inline:var(--gutter);scrollbar-width:none}
.${list}>li{flex:none;width:min(18rem,82%);scroll-snap-align:start}
.${list}>li:only-child{width:100%}
}}`;
