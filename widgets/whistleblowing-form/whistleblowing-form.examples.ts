import type { Examples } from '../runtime/element/examples';

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
  empty: {
    about: 'Without title and description: only the form',
    content: { English: page('-', ''), Indonesia: page(null, undefined) },
  },
  long: {
    about: 'A long title, and a description without spaces to wrap at',
    content: {
      English: page(
        'Everything that a customer, an employee or a supplier of this bank has seen and should not have seen',
        `<p>${'Whistleblowing'.repeat(20)}</p>`,
      ),
      Indonesia: page(
        'Segala hal yang dilihat nasabah, karyawan, atau pemasok bank ini dan tidak semestinya dilihat',
        `<p>${'Pelaporan'.repeat(30)}</p>`,
      ),
    },
  },
  hostile: {
    about: 'Values that try to inject markup or scripts',
    content: {
      English: page('<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)><script>alert(1)</script>'),
      Indonesia: page('<script>alert(1)</script>', '<a href="javascript:alert(1)">x</a>'),
    },
  },
};
