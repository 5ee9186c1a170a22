import { type Examples, inBoth, type Say } from '../runtime/widget/examples';

const general = (say: Say) => ({
  id: 'general',
  title: say('General', 'Umum'),
  desc: say(
    '<p>These terms apply to all services.</p><h2>1. Words</h2><p>We are the bank.</p>',
    '<p>Syarat ini berlaku untuk semua layanan.</p><h2>1. Istilah</h2><p>Kami adalah bank.</p>',
  ),
});
const clauses = Array.from(
  { length: 30 },
  (_, at) => `<h2>${at + 1}. Ketentuanyangsangatpanjangsekali</h2><p>${'Isi ketentuan. '.repeat(60)}</p>`,
).join('');

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
  long: {
    about: 'More documents than fit in a row, with many clauses',
    content: inBoth((say) => ({
      tabs: Array.from({ length: 12 }, (_, at) => ({ id: `${say('document', 'dokumen')}-${at}`, desc: clauses })),
    })),
  },
  hostile: {
    about: 'A tab without a title, an empty document, and markup that tries to run scripts',
    content: {
      English: {
        tabs: [
          { id: 7, title: '-', desc: '<p onclick="alert(1)">Safe<script>alert(1)</script></p>' },
          { id: 'gone', desc: '-' },
          null,
        ],
      },
      Indonesia: {
        tabs: [
          { id: 7, title: null, desc: '<p>Aman<img src=x onerror=alert(1)></p>' },
          { title: '<b>', desc: '<a href="javascript:alert(1)">x</a>' },
        ],
      },
    },
  },
};
