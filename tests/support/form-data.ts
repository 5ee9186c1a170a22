/** Valid input for both forms. */
import type { ContactMessage } from '../../widgets/contact-form/contact-form.rules';
import { dataUrlPrefix } from '../../widgets/whistleblowing-form/whistleblowing-form.attachments';
import type { WhistleblowingReport } from '../../widgets/whistleblowing-form/whistleblowing-form.rules';

export const contactPath = '/api/contactus/report';
export const reportPath = '/api/whistleblowing/report/v2';

export const contactMessage: ContactMessage = {
  name: 'Budi Santoso',
  email: 'budi@example.com',
  phone_number: '081234567890',
  problem: 'Kartu hilang',
  message: 'Kartu debit saya hilang di pasar kemarin sore.',
};

export const report: WhistleblowingReport = {
  name: 'Ratna Kusumawardhani',
  email: 'pelapor@example.com',
  phone_number: '081298765432',
  report: 'Fraud',
  suspect_name: 'Sutrisno Wibowo',
  suspect_position: 'Kepala Cabang',
  approximate_date: '5 November 2026',
  place_of_event: 'Kantor cabang Bandung',
  cronology: 'Ia menerima suap terselubung dari pemasok kursi.',
  attachment: [],
};

export const starts = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff, 0xe0],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37],
};

/** A file's content: these first bytes, filled up to a size. */
export function fileContent(start: ArrayLike<number>, size = start.length, fill = 0x2e): Buffer {
  const bytes = Buffer.alloc(size, fill);
  bytes.set(start);
  return bytes;
}

/** The data URL of such a file. */
export const attachment = (name: string, ...content: Parameters<typeof fileContent>): string =>
  dataUrlPrefix('application/octet-stream', name) + fileContent(...content).toString('base64');
