import type { FoundPart } from '../../routes';

/** A part of a page as search finds it. `words`: other words for the title, which are not shown. */
type Part = Readonly<Record<'title' | 'text' | 'words', string>>;

export const strings = {
  English: {
    fee: 'fee {price}',
    free: 'no fee',
    /** A page that says its fees is found by these words, however long the rest of its text is. */
    feeWords: 'fee fees cost',
    phone: 'Phone: {phones}',
    email: 'E-mail: {email}',
    parts: {
      report: {
        title: 'Report misconduct',
        text: 'Report fraud or another violation in confidence, with your name or without it.',
        words: 'whistleblowing whistleblower WBS violation ethics corruption bribe',
      },
      contact: {
        title: 'Contact us',
        text: 'Write to us or call us.',
        words:
          'phone telephone number call center centre hotline whatsapp wa chat e-mail address message customer service support human person agent opening business working hours open',
      },
    } satisfies Record<FoundPart, Part> as Record<FoundPart, Part>,
  },
  Indonesia: {
    fee: 'biaya {price}',
    free: 'tanpa biaya',
    feeWords: 'biaya tarif',
    phone: 'Telepon: {phones}',
    email: 'Email: {email}',
    parts: {
      report: {
        title: 'Lapor pelanggaran',
        text: 'Laporkan kecurangan atau pelanggaran lain secara rahasia, dengan atau tanpa nama Anda.',
        words: 'whistleblowing whistleblower WBS pelaporan etika korupsi suap',
      },
      contact: {
        title: 'Hubungi kami',
        text: 'Kirim pesan atau telepon kami.',
        words:
          'kontak telepon nomor call center hotline whatsapp wa chat email alamat pesan layanan pelanggan nasabah cs petugas jam operasional kerja buka',
      },
    } satisfies Record<FoundPart, Part> as Record<FoundPart, Part>,
  },
};
