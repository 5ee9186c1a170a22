import type { FoundPart } from '../../routes';

/** A part of a page as search finds it. `words`: other words for the title, which are not shown. */
type Part = Readonly<Record<'title' | 'text' | 'words', string>>;

/** Other words that a page is looked for by, by its path; they are not shown. */
type PageWords = Readonly<Record<string, string>>;

export const strings = {
  English: {
    words: {
      '/about-us/investor-relations': 'shareholder stock share price ticker AGM',
      '/about-us/profiles': 'CEO president director commissioner headquarters history vision mission values',
      '/download': 'app android ios iphone install update play store',
      '/help/security': 'verify check real genuine official fake sms number link',
      '/help/status': 'outage maintenance downtime down error disruption incident crash unavailable server offline',
      '/privacy': 'personal data protection cookies',
      '/services/pay': 'QRIS scan QR code',
      '/services/top-up': 'add load money wallet',
      '/services/transfer': 'send remit wire',
      '/term-condition': 'TnC T&C agreement rules',
    } as PageWords,
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
          'phone telephone number call center centre hotline whatsapp wa chat e-mail address message customer service support human person agent opening business working hours open emergency urgent',
      },
    } satisfies Record<FoundPart, Part> as Record<FoundPart, Part>,
  },
  Indonesia: {
    words: {
      '/about-us/investor-relations': 'pemegang saham harga saham emiten RUPS',
      '/about-us/profiles': 'CEO direktur utama dirut komisaris pusat sejarah visi misi nilai',
      '/download': 'app android ios iphone pasang instal update play store',
      '/help/security': 'cek asli resmi palsu nomor sms tautan link',
      '/help/status': 'gangguan pemeliharaan maintenance error eror down mati lemot server bermasalah offline',
      '/privacy': 'data pribadi pelindungan kuki',
      '/services/pay': 'QRIS pindai scan kode QR',
      '/services/top-up': 'top up setor tunai uang dompet',
      '/services/transfer': 'kirim uang',
      '/term-condition': 'SnK S&K perjanjian aturan',
    } as PageWords,
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
          'kontak telepon nomor call center hotline whatsapp wa chat email alamat pesan layanan pelanggan nasabah cs petugas jam operasional kerja buka darurat',
      },
    } satisfies Record<FoundPart, Part> as Record<FoundPart, Part>,
  },
};
