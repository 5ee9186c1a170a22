import { describe, expect, it, vi } from 'vitest';
import { examples as channelExamples } from '../../../widgets/channels/channels.examples';
import type { Content } from '../../../widgets/runtime/content/content';
import type { Bank } from '../../../widgets/runtime/widget/config';
import { examples as securityExamples } from '../../../widgets/security/security.examples';
import { configure, mount, serve } from '../../support/mount-widget';
import { hrefs } from '../../support/shown';

const open = (name: string, bank: Bank | undefined, content: Content = { English: {}, Indonesia: {} }) => {
  configure(bank);
  serve({ '/api/channels': content });
  // The block of `security` is optional: without `api` the widget does not request it.
  return mount(name, name === 'security' ? { api: 'http://backend.example' } : {});
};
describe('the list of what is the bank’s own', () => {
  it('has what the configuration says anywhere, by kind, and ways to open it', async () => {
    const { root } = await open('channels', channelExamples.usual?.bank, channelExamples.usual?.content);
    const groups = [...root.querySelectorAll('dl > div')].map((each) =>
      [each.querySelector('dt'), ...each.querySelectorAll('dd')].map((part) => part?.textContent),
    );
    expect(groups).toEqual([
      ['Telepon', '1500 123', '+62 21 5080 1234Dari luar negeri', '+62 811 1500 1230WhatsApp'],
      ['Situs web', 'bankserambi.exampledan alamat di bawahnya, seperti www.bankserambi.example'],
      ['Email', 'halo@bankserambi.example'],
      ['Pengirim SMS', 'BANKSERAMBI'],
      ['Nomor rekening', '900 1500 1230Donasi'],
      ['Aplikasi', 'Google Playplay.google.com/…?id=example.bankserambi'],
      ['Media sosial', 'instagram.com/bankserambiInstagram', 'youtube.com/@bankserambiYouTube'],
    ]);
    expect(hrefs(root)).toEqual(
      expect.arrayContaining(['tel:1500123', 'https://bankserambi.example', 'mailto:halo@bankserambi.example']),
    );
  });
});

describe('the security centre', () => {
  it('leads to the hotline, and to the bank’s pages that say what to do', async () => {
    const { root } = await open('security', securityExamples.usual?.bank, securityExamples.usual?.content);
    await vi.waitFor(() =>
      expect(hrefs(root)).toEqual([
        'tel:1500123',
        'tel:+622150801234',
        '/help#faq-4-1',
        '/help#faq-5-2',
        'https://iasc.ojk.go.id/',
        '/help/security',
      ]),
    );
  });

  it('leads to the help page where the bank says no more, and nowhere where it has none', async () => {
    const { root } = await open('security', { name: 'Bank Uji' });
    expect(hrefs(root)).toEqual(['/help', '/help', 'https://iasc.ojk.go.id/', '/help/security']);
    document.body.replaceChildren();
    const without = await open('security', { name: 'Bank Uji', disabledPages: ['/help'] });
    expect(hrefs(without.root)).toEqual(['https://iasc.ojk.go.id/']);
  });
});
