import { describe, expect, it, vi } from 'vitest';
import { mountExample } from '../../support/mount-widget';
import { texts } from '../../support/shown';

describe('the profile', () => {
  it('shows the story, the vision and the mission below its hero picture', async () => {
    const { root, text } = await mountExample('profile');
    await vi.waitFor(() => expect(text()).toContain('Bermula dari pengamatan sederhana.'));
    const headings = texts(root, 'h2');
    expect(headings).toEqual(['Bank yang pintunya selalu terbuka', 'Kisah sebuah serambi', 'Visi', 'Misi']);
    expect(root.querySelector('[part=story] img')?.getAttribute('src')).toBe('/art/about/story.svg');
  });

  it('shows a mission that has no vision, picture or story beside it', async () => {
    const { root } = await mountExample('profile', 'words');
    expect(texts(root, 'h2')).toEqual(['Misi']);
    expect(root.querySelector('[part=story]')).toBeNull();
  });
});
