import type { FoundPart } from '../../route';

type Part = Readonly<Record<'title' | 'text', string>>;

export const strings = {
  English: {
    fee: 'fee {price}',
    free: 'no fee',
    /** A page with fees is found by these words, however long the rest of its text is. */
    feeWords: 'fee fees cost',
    phone: 'Phone: {phones}',
    email: 'E-mail: {email}',
    parts: {
      report: {
        title: 'Report misconduct',
        text: 'Report fraud or another violation in confidence, with your name or without it.',
      },
      contact: {
        title: 'Contact us by phone or message',
        text: 'Write to us or call us.',
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
      },
      contact: {
        title: 'Hubungi kami lewat telepon atau pesan',
        text: 'Kirim pesan atau telepon kami.',
      },
    } satisfies Record<FoundPart, Part> as Record<FoundPart, Part>,
  },
};
