import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Slider } from '../../../../widgets/runtime/ui/slider';
import { dragByMouse, restingPlace } from '../../../../widgets/runtime/ui/slider.drag';
import { settled, show } from '../../../support/render-component';

/** Sets the widths of the row and of its visible part, because happy-dom has no layout. */
const layout = { scrollWidth: 1_000, clientWidth: 400 };

beforeEach(() => {
  Object.assign(layout, { scrollWidth: 1_000, clientWidth: 400 });
  for (const name of ['scrollWidth', 'clientWidth'] as const) {
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(() => layout[name]);
  }
});

async function slider({ children = <li>1</li>, ...props }: Partial<Parameters<typeof Slider>[0]> = {}) {
  const { place } = await show(
    <Slider label="Langkah" previous="Sebelumnya" next="Berikutnya" step={300} {...props}>
      {children}
    </Slider>,
  );
  const row = place.querySelector('ul') as HTMLElement;
  const goals: number[] = [];
  const behaviors: (ScrollBehavior | undefined)[] = [];
  row.scrollTo = (({ left = 0, behavior }: ScrollToOptions) => {
    goals.push(left);
    behaviors.push(behavior);
  }) as typeof row.scrollTo;
  const button = (name: string) => place.querySelector<HTMLElement>(`button[aria-label=${name}]`);
  const scroll = async (left: number) => {
    row.scrollLeft = left;
    row.dispatchEvent(new Event('scroll'));
    await settled();
  };
  const isDisabled = (name: string) => button(name)?.getAttribute('aria-disabled');
  return { place, row, goals, behaviors, button, scroll, isDisabled };
}

describe('a slider', () => {
  it('is a row that the keyboard can scroll, with a name, and marks the arrow that leads nowhere, which stays focusable', async () => {
    const { row, isDisabled, scroll, button } = await slider();
    expect([row.tabIndex, row.getAttribute('aria-label')]).toEqual([0, 'Langkah']);
    expect([isDisabled('Sebelumnya'), isDisabled('Berikutnya')]).toEqual(['true', 'false']);
    await scroll(300);
    expect([isDisabled('Sebelumnya'), isDisabled('Berikutnya')]).toEqual(['false', 'false']);
    await scroll(600);
    expect([isDisabled('Sebelumnya'), isDisabled('Berikutnya')]).toEqual(['false', 'true']);
    expect(button('Berikutnya')?.hasAttribute('disabled')).toBe(false);
  });

  it('says which item begins where the row does, and of the last ones the last', async () => {
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    // Items of 300 px, in a page's column.
    offset.mockImplementation(function (this: HTMLElement) {
      return 16 + 300 * [...(this.parentElement?.children ?? [])].indexOf(this);
    });
    const children = ['a', 'b', 'c', 'd'].map((each) => <li key={each}>{each}</li>);
    const { place, scroll } = await slider({ children });
    const said = () => place.querySelector('p')?.textContent;
    const dots = () => [...place.querySelectorAll('i')].map((dot) => dot.hasAttribute('data-shown'));
    expect(said()).toBe('1 / 4');
    await scroll(290);
    expect(said()).toBe('2 / 4');
    expect(dots()).toEqual([false, true, false, false]);
    await scroll(600);
    expect(said()).toBe('4 / 4');
  });

  it('has no dots for many items, and says nothing of an only one', async () => {
    const many = Array.from({ length: 11 }, (_, at) => <li key={at} />);
    const { place } = await slider({ children: many });
    expect(place.querySelector('p')?.textContent).toBe('1 / 11');
    expect(place.querySelectorAll('i')).toHaveLength(0);
    expect((await slider()).place.querySelector('p')).toBeNull();
  });

  it('has no arrows, and keeps the place of what says that, unseen, where all of several items are in view', async () => {
    layout.scrollWidth = 400;
    const { place, button } = await slider({ head: 'Langkah', children: [<li key="a" />, <li key="b" />] });
    expect(button('Berikutnya')?.closest('[hidden]')).toBeTruthy();
    const said = place.querySelector('p');
    expect(said?.textContent).toBe('1 / 2');
    expect(said?.closest('[data-idle]')).toBeTruthy();
  });

  it('leaves it to the list itself to tell a screen reader how many items there are', async () => {
    const { place } = await slider({ children: [<li key="a" />, <li key="b" />] });
    expect(place.querySelector('p')?.getAttribute('aria-hidden')).toBe('true');
    expect(place.querySelector('[data-idle]')).toBeNull();
  });

  it('measures its items once for each event', async () => {
    const { scroll } = await slider({ children: [<li key="a" />, <li key="b" />] });
    const offset = vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get');
    await scroll(100);
    expect(offset).toHaveBeenCalledTimes(2);
  });

  it('moves to the next item where it has no step', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return this.previousElementSibling ? 340 : 16;
    });
    const { button, goals } = await slider({ step: undefined, children: [<li key="a" />, <li key="b" />] });
    button('Berikutnya')?.click();
    expect(goals).toEqual([324]);
  });

  it('moves without motion where the reader wants less of it', async () => {
    const { button, behaviors } = await slider();
    button('Berikutnya')?.click();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    button('Sebelumnya')?.click();
    expect(behaviors).toEqual(['smooth', 'instant']);
  });

  it('adds up presses that are quicker than the row, and stops at its end', async () => {
    const { button, goals } = await slider();
    for (let press = 0; press < 3; press++) button('Berikutnya')?.click();
    button('Sebelumnya')?.click();
    expect(goals).toEqual([300, 600, 600, 300]);
  });

  it('counts from where it rests once it has come to rest', async () => {
    const { button, goals, scroll, row } = await slider();
    button('Berikutnya')?.click();
    await scroll(120);
    vi.useFakeTimers();
    row.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(150);
    vi.useRealTimers();
    button('Berikutnya')?.click();
    expect(goals).toEqual([300, 420]);
  });

  it('goes from the end back to the start where it is asked to, and marks the arrow that leads nowhere at the start', async () => {
    const { button, goals, scroll, isDisabled } = await slider({ wrap: true });
    expect(isDisabled('Sebelumnya')).toBe('true');
    await scroll(600);
    expect([isDisabled('Sebelumnya'), isDisabled('Berikutnya')]).toEqual(['false', 'false']);
    button('Berikutnya')?.click();
    expect(goals).toEqual([0]);
  });
});

describe('a throw', () => {
  it.each([
    [90, 0],
    [210, 300],
    [480, 600],
    [9_000, 640],
    [-500, 0],
    [625, 640],
  ])('towards %i px comes to rest at %i, where an item begins or the row ends', (goal, place) => {
    expect(restingPlace(goal, [0, 300, 600, 900], 640)).toBe(place);
  });
});

function draggable() {
  const row = document.createElement('ul');
  Object.defineProperties(row, { scrollWidth: { value: 900 }, clientWidth: { value: 300 } });
  row.setPointerCapture = () => {};
  dragByMouse(row);
  const point = (type: string, clientX: number, buttons: number) =>
    row.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse', clientX, buttons }));
  return { row, point };
}

it('a row that glides gives way to whatever else scrolls it', async () => {
  const { row, point } = draggable();
  point('pointerdown', 200, 1);
  point('pointermove', 100, 1);
  point('pointerup', 100, 0);
  await vi.waitFor(() => expect(row.scrollLeft).not.toBe(100));
  // Like an arrow, the wheel or a key.
  row.scrollLeft = 40;
  await vi.waitFor(() => expect(row.hasAttribute('data-dragged')).toBe(false));
  expect(row.scrollLeft).toBe(40);
});

it('a mouse that was released elsewhere drags nothing', async () => {
  const { row, point } = draggable();
  point('pointerdown', 200, 1);
  point('pointermove', 100, 0);
  expect(row.scrollLeft).toBe(0);
  expect(row.hasAttribute('data-dragged')).toBe(false);
  point('pointerdown', 200, 1);
  point('pointermove', 100, 1);
  expect(row.scrollLeft).toBe(100);
  // Released in the middle of a drag: the row glides to its rest, and snaps again.
  point('pointermove', 0, 0);
  expect(row.scrollLeft).toBe(100);
  await vi.waitFor(() => expect(row.hasAttribute('data-dragged')).toBe(false));
});
