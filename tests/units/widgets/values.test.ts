import { describe, expect, it } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { examples as own } from '../../../widgets/values/values.examples';
import widget from '../../../widgets/values/values.widget';
import { mount, serve } from '../../support/mount-widget';

const examples = withMadeExamples(widget, own);

const values = async (example: keyof typeof examples = 'usual') => {
  serve({ '/api/iconvalue': examples[example]?.content });
  const mounted = await mount('values');
  return { ...mounted, titles: [...mounted.root.querySelectorAll('h3')].map(({ textContent }) => textContent) };
};

describe('the values', () => {
  it('shows each value with its icon', async () => {
    const { root, titles } = await values();
    expect(titles).toEqual(['Ramah', 'Jernih']);
    expect(root.querySelectorAll('li img')).toHaveLength(2);
  });

  it('says what a value means where the content does', async () => {
    const { root } = await values();
    expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      'RamahKami menyapa lebih dulu.',
      'Jernih',
    ]);
  });
});
