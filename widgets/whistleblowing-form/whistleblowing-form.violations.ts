import type { Language } from '../runtime/language/language';

export const violations: readonly Record<Language, string>[] = [
  { English: 'Fraud', Indonesia: 'Kecurangan' },
  {
    English: 'Violation of Law, Norms, and Ethics (Code of Conduct)',
    Indonesia: 'Pelanggaran Hukum, Norma, dan Etika (Kode Etik)',
  },
];
