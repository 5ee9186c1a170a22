import type { Examples } from '../runtime/widget/examples';

const page = (titleContent: unknown, description: unknown) => ({ titleContent, description });

export const examples: Examples = {
  usual: {
    about: 'A title, and a description of what can be reported and how a report is protected',
    content: {
      English: page(
        'If something is wrong, tell us',
        '<p>An honest suspicion is enough.</p><h3>What to report</h3><ul><li>Fraud</li><li>A violation of law</li></ul>',
      ),
      Indonesia: page(
        'Jika ada yang tidak beres, beri tahu kami',
        '<p>Kecurigaan yang jujur sudah cukup.</p><h3>Apa yang dapat dilaporkan</h3><ul><li>Kecurangan</li><li>Pelanggaran hukum</li></ul>',
      ),
    },
  },
  glance: {
    about: 'What a reporter may rely on, in short; the rest of the description can be opened',
    content: {
      English: {
        ...page('Tell us', '<p>An honest suspicion is enough.</p><h3>What to report</h3><p>Fraud.</p>'),
        glance: [
          { icon: 'nameless', title: 'Without your name', about: 'An e-mail address is enough.' },
          { icon: 'safe', title: 'Encrypted', about: 'Only the reporting unit can open it.' },
          { icon: 'answered', title: 'You hear from us', about: 'Within 3 working days.' },
        ],
      },
      Indonesia: {
        ...page(
          'Beri tahu kami',
          '<p>Kecurigaan yang jujur sudah cukup.</p><h3>Apa yang dilaporkan</h3><p>Kecurangan.</p>',
        ),
        glance: [
          { icon: 'nameless', title: 'Boleh tanpa nama', about: 'Alamat email sudah cukup.' },
          { icon: 'safe', title: 'Terenkripsi', about: 'Hanya unit pelaporan yang dapat membukanya.' },
          { icon: 'answered', title: 'Anda mendapat kabar', about: 'Dalam 3 hari kerja.' },
        ],
      },
    },
  },
  documents: {
    about: 'On the page of corporate governance, which has its documents further down',
    attributes: { documents: '#documents' },
    content: {
      English: { ...page('If something is wrong, tell us', '<p>An honest suspicion is enough.</p>'), documents: 3 },
      Indonesia: {
        ...page('Jika ada yang tidak beres, beri tahu kami', '<p>Kecurigaan yang jujur sudah cukup.</p>'),
        documents: 3,
      },
    },
  },
};
