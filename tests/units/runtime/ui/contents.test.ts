// @vitest-environment happy-dom
/** The list of a text's headings: rendered by the server, hydrated by the browser. */
import { expect, it } from 'vitest';
import { fittedMarkup } from '../../../../widgets/runtime/element/fitted-markup';
import { fittingOf } from '../../../../widgets/runtime/element/fitting';
import { contents } from '../../../../widgets/runtime/ui/contents.behaviour';

const page = fittedMarkup(
  `<nav><ul data-of="text"></ul></nav>
  <div id="text" data-contents="h3"><h2>Terms</h2><h3>Fees &amp; <b>taxes</b></h3><h3>&lt;i></h3><h3>Notice</h3></div>`,
  fittingOf(() => null),
  '',
);
const words = ['Fees & taxes', '<i>', 'Notice'];

function shown() {
  document.body.innerHTML = page;
  const text = document.getElementById('text') as HTMLElement;
  const buttons = () => [...document.querySelectorAll<HTMLElement>('[data-of] button')];
  return { text, buttons };
}

it('is in the markup of the server', () => {
  expect(
    shown()
      .buttons()
      .map(({ textContent }) => textContent),
  ).toEqual(words);
});

it('keeps its buttons when the code comes, and each then leads to its heading, which has the focus', () => {
  const { text, buttons } = shown();
  const before = buttons();
  contents(text);
  contents(text);
  expect(buttons()).toEqual(before);
  const reached: unknown[] = [];
  for (const heading of text.querySelectorAll('h3')) heading.scrollIntoView = () => reached.push(heading.textContent);
  before[1]?.click();
  expect(reached).toEqual(['<i>']);
  expect(document.activeElement?.textContent).toBe('<i>');
});

it('follows a text that changes', async () => {
  const { text, buttons } = shown();
  contents(text);
  text.querySelector('h3')?.remove();
  await Promise.resolve();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(words.slice(1));
});
