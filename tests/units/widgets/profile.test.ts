import { describe, expect, it, vi } from 'vitest';
import { withMadeExamples } from '../../../shell/server/gallery/made-examples';
import { examples as own } from '../../../widgets/profile/profile.examples';
import widget from '../../../widgets/profile/profile.widget';
import { mount, serve } from '../../support/mount-widget';

const examples = withMadeExamples(widget, own);

const profile = async (example: keyof typeof examples = 'usual') => {
  serve({ '/api/profile': examples[example]?.content });
  return mount('profile');
};

describe('the profile', () => {
  it('shows the story, the vision and the mission below its hero picture', async () => {
    const { root, text } = await profile();
    await vi.waitFor(() => expect(text()).toContain('Bermula dari pengamatan sederhana.'));
    const headings = [...root.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toEqual(['Bank yang pintunya selalu terbuka', 'Kisah sebuah serambi', 'Visi', 'Misi']);
    expect(root.querySelector('[part=story] img')?.getAttribute('src')).toBe('/art/about/story.svg');
  });

  it('shows a mission that has no vision, picture or story beside it', async () => {
    const { root } = await profile('words');
    expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(['Misi']);
    expect(root.querySelector('[part=story]')).toBeNull();
  });
});
