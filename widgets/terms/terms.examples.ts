import { type Examples, inBoth, type Say } from '../runtime/widget/examples';

const general = (say: Say) => ({
  id: 'general',
  title: say('General', 'Umum'),
  desc: say(
    '<p>These terms apply to all services.</p><h2>1. Words</h2><p>We are the bank.</p>',
    '<p>Syarat ini berlaku untuk semua layanan.</p><h2>1. Istilah</h2><p>Kami adalah bank.</p>',
  ),
});

export const examples: Examples = {
  usual: {
    about: 'Two documents',
    content: inBoth((say) => ({
      tabs: [
        general(say),
        {
          id: 'account',
          title: say('Account', 'Rekening'),
          desc: `<p>${say('An account is yours alone.', 'Rekening hanya untuk Anda.')}</p>`,
        },
      ],
      versions: [{ id: 'general', changed: '2025-07-01', summary: [say('We are the bank.', 'Kami adalah bank.')] }],
    })),
  },
  single: {
    about: 'One document: no row of tabs',
    content: inBoth((say) => ({ tabs: [general(say)] })),
  },
};
