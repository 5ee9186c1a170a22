/** Additional search words for pages, which are not shown. A bank adds its own in `search.json`. */
import type { Language } from '../../../widgets/runtime/language/language';

export type PageWords = Readonly<Record<string, string>>;

export const pageWords: Readonly<Record<Language, PageWords>> = {
  English: {
    '/about-us/corporate-governance#report': 'whistleblowing whistleblower WBS violation ethics corruption bribe',
    '/help#contact':
      'phone telephone number call center hotline whatsapp chat e-mail address message customer service human talk speak opening hours emergency',
    '/about-us/investor-relations': 'shareholder stock share price ticker AGM',
    '/about-us/profiles': 'CEO president director commissioner headquarters history vision mission values',
    '/download': 'app android ios iphone install update play store',
    '/help/security': 'verify check real genuine official fake sms otp number link',
    '/help/status': 'outage maintenance downtime down error disruption incident crash unavailable server offline',
    '/privacy': 'personal data protection cookies',
    '/services/pay': 'QRIS scan QR',
    '/services/top-up': 'add load',
    '/services/transfer': 'remit wire',
    '/term-condition': 'TnC T&C agreement rules',
  },
  Indonesia: {
    '/about-us/corporate-governance#report': 'whistleblowing whistleblower WBS pelaporan etika korupsi suap',
    '/help#contact':
      'telepon nomor call center hotline whatsapp chat email alamat pesan layanan pelanggan cs jam operasional darurat',
    '/about-us/investor-relations': 'pemegang saham harga saham emiten RUPS',
    '/about-us/profiles': 'CEO direktur utama dirut komisaris pusat sejarah visi misi nilai',
    '/download': 'app android ios iphone pasang instal update play store',
    '/help/security': 'cek asli resmi palsu nomor sms otp tautan link',
    '/help/status': 'gangguan pemeliharaan perbaikan maintenance error eror down mati lemot server bermasalah offline',
    '/privacy': 'data pribadi pelindungan kuki',
    '/services/pay': 'QRIS pindai scan QR',
    '/services/top-up': 'top up setor',
    '/term-condition': 'SnK S&K perjanjian aturan',
  },
};
