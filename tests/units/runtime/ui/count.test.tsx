import { describe, expect, it } from 'vitest';
import { Count } from '../../../../widgets/runtime/ui/count';
import { framesOf } from '../../../../widgets/runtime/ui/count.frames';
import { show } from '../../../support/render-component';

describe('a number that counts', () => {
  it.each(['6.1', '17,9', '1,234,567', '0', '007', '9'])('%s grows from nothing, as wide as it is', (number) => {
    const frames = framesOf(number);
    const values = frames.map((frame) => Number(frame.replace(/\D/g, '')));
    expect(values[0]).toBe(0);
    expect(frames.at(-1)).toBe(number);
    expect(values).toEqual([...values].sort((one, other) => one - other));
    for (const frame of frames) expect(frame.replace(/\d/g, '0')).toBe(number.replace(/\d/g, '0'));
  });

  it.each(['Rp17.9 trillion', '9 dari 10', 'AAA', '', '1.'])('is shown as it is written: %j', async (text) => {
    const { place } = await show(<Count text={text} />);
    expect(place.textContent).toBe(text);
    expect(place.querySelectorAll('[data-count]')).toHaveLength(/\d/.test(text) ? 1 : 0);
  });

  it('does not count in a number that is too long to be exact', async () => {
    const { place } = await show(<Count text={`Rp${'9'.repeat(40)}`} />);
    expect(place.textContent).toBe(`Rp${'9'.repeat(40)}`);
    expect(place.querySelector('[data-count]')).toBeNull();
  });
});
