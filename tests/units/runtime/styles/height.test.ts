import { expect, it } from 'vitest';
import { reserveCss } from '../../../../widgets/build/package/reserve';
import keyFigures from '../../../../widgets/key-figures/key-figures.widget';
import { height } from '../../../../widgets/runtime/styles/height';

it('is that of a layout where the element has it, while it loads', () => {
  const { text, rule } = height('900px', '500px', { row: ['300px', '200px'] });
  expect(text).toBe(
    '.loading{height:900px}@media (min-width:768px){.loading{height:500px}}' +
      ':host([layout=row]) .loading{height:300px}@media (min-width:768px){:host([layout=row]) .loading{height:200px}}',
  );
  expect(rule((attribute) => `x-y${attribute}`, '--height')).toBe(
    'x-y{--height:900px}@media (min-width:768px){x-y{--height:500px}}' +
      'x-y[layout=row]{--height:300px}@media (min-width:768px){x-y[layout=row]{--height:200px}}',
  );
});

it('is reserved for a few figures, too, before there is code', () => {
  expect(reserveCss([keyFigures])).toMatch(
    /serambi-key-figures\[layout=headline\]:is\(:not\(:defined,.*\{min-height:\d{3}px\}/,
  );
});
