import { describe, expect, it, vi } from 'vitest';
import { examples } from '../../../widgets/status/status.examples';
import { mountBlock } from '../../support/mount-widget';
import { texts } from '../../support/shown';

async function status(block: object, now = '2026-11-26T15:00+07:00') {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
  const mounted = await mountBlock('status', block, { language: 'English' });
  const { root } = mounted;
  const words = (selector: string) => texts(root, selector);
  const states = () =>
    [...root.querySelectorAll<HTMLElement>('li[data-state]')].map((each) => {
      return [each.dataset.state, each.querySelector('h3')?.textContent];
    });
  return { ...mounted, words, states };
}
const { English } = (examples.usual as unknown as { content: { English: object } }).content;

describe('the service status', () => {
  it('has what lasts, what is planned, the scams, and what is solved, each said in words, and leads to its feed', async () => {
    const { words, states, root } = await status(English);
    expect(words('[part=hero] h2')).toEqual(['1 disruption right now']);
    expect(root.querySelector('[part=hero]')?.textContent).toContain('Last checked 26 November 2026, 14:30 WIB.');
    expect(states()).toEqual([
      ['lasting', 'BI-FAST transfers are delayed'],
      ['coming', 'The app rests'],
      ['over', 'Cards were declined'],
    ]);
    expect(words('li[data-state] > p:nth-child(2)')).toEqual([
      'Since 26 November 2026, 13:40 WIB',
      '5 December 2099, 01:00–\u206003:00 WIB',
      '2 October 2026',
    ]);
    expect(words('[part=scams] h3')).toEqual(['A parcel slip as an app', 'A call about a safe account']);
    // The newest first, in Jakarta’s time.
    expect(words('ol > li')).toEqual([
      '26 November 2026, 14:20 WIB The cause is found.',
      '26 November 2026, 13:50 WIB We are looking for the cause.',
    ]);
    expect(root.querySelector('a[href*=feed]')?.getAttribute('href')).toBe('/help/status/feed.xml');
  });

  it.each([
    [
      'disrupted, planned or working where the bank has looked',
      '2026-11-26T15:00+07:00',
      ['App Working Maintenance on 5 December', 'Transfers Disrupted', 'Debit card Working'],
    ],
    [
      'without a report where it has not looked for a day',
      '2026-11-28T15:00+07:00',
      ['App Nothing reported Maintenance on 5 December', 'Transfers Disrupted', 'Debit card Nothing reported'],
    ],
  ])('lists each service as %s', async (_, now, said) => {
    const { root } = await status(English, now);
    const inWords = (row: Element) => [...row.querySelectorAll('h3, p')].map((each) => each.textContent).join(' ');
    expect([...root.querySelectorAll('[part=services] > li')].map(inWords)).toEqual(said);
  });

  it('lists at most 50 services, whatever a backend sends', async () => {
    const services = Array.from({ length: 60 }, (_, id) => ({ id, title: `S${id}` }));
    const { root } = await status({ ...English, services });
    expect(root.querySelectorAll('[part=services] > li')).toHaveLength(50);
  });

  it('lists no services where nobody has looked', async () => {
    const { root } = await status({ ...English, checked: undefined });
    expect(root.querySelector('[part=services]')).toBeNull();
  });

  it('is planned until an incident begins, and solved from the moment of its end', async () => {
    const incidents = [{ id: 1, title: 'A', from: '2026-12-05T01:00', until: '2026-12-05T03:00' }];
    const at = async (now: string) => {
      const { states } = await status({ incidents }, now);
      return states()[0]?.[0];
    };
    expect(await at('2026-12-05T00:59:59+07:00')).toBe('coming');
    expect(await at('2026-12-05T01:00:00+07:00')).toBe('lasting');
    expect(await at('2026-12-05T03:00:00+07:00')).toBe('over');
  });

  it.each([
    ['says that all works where the bank has looked', { checked: '2026-11-26T14:30' }, ['All services are working']],
    [
      'says only what is reported where the bank has not looked for a day',
      { checked: '2026-11-25T14:30' },
      ['No disruption is reported'],
    ],
    ['says nothing of it where nobody has', {}, []],
  ])('%s', async (_, looked, said) => {
    const { words } = await status({ ...looked, scams: [{ id: 1, title: 'A', day: '2026-11-20' }] });
    expect(words('[part=hero] h2')).toEqual(said);
  });
});
