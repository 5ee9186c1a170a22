import type { Examples } from '../runtime/widget/examples';

const general = {
  English: {
    id: 'general',
    title: 'General',
    desc: '<p>These terms apply to all services.</p><h2>1. Words</h2><p>We are the bank.</p>',
  },
  Indonesia: {
    id: 'general',
    title: 'Umum',
    desc: '<p>Syarat ini berlaku untuk semua layanan.</p><h2>1. Istilah</h2><p>Kami adalah bank.</p>',
  },
};
const account = {
  English: { id: 'account', title: 'Account', desc: '<p>An account is yours alone.</p>' },
  Indonesia: { id: 'account', title: 'Rekening', desc: '<p>Rekening hanya untuk Anda.</p>' },
};
const clauses = Array.from(
  { length: 30 },
  (_, at) => `<h2>${at + 1}. Ketentuanyangsangatpanjangsekali</h2><p>${'Isi ketentuan. '.repeat(60)}</p>`,
).join('');

export const examples: Examples = {
  usual: {
    about: 'Two documents',
    content: {
      English: {
        tabs: [general.English, account.English],
        versions: [{ id: 'general', changed: '2025-07-01', summary: ['We are the bank.'] }],
      },
      Indonesia: {
        tabs: [general.Indonesia, account.Indonesia],
        versions: [{ id: 'general', changed: '2025-07-01', summary: ['Kami adalah bank.'] }],
      },
    },
  },
  single: {
    about: 'One document: no row of tabs',
    content: { English: { tabs: [general.English] }, Indonesia: { tabs: [general.Indonesia] } },
  },
  empty: { about: 'No documents', content: { English: { tabs: [] }, Indonesia: { tabs: null } } },
  long: {
    about: 'More documents than fit in a row, with many clauses',
    content: {
      English: { tabs: Array.from({ length: 12 }, (_, at) => ({ id: `document-${at}`, desc: clauses })) },
      Indonesia: { tabs: Array.from({ length: 12 }, (_, at) => ({ id: `dokumen-${at}`, desc: clauses })) },
    },
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
