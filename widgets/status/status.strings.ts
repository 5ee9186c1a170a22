import type { Message } from '../runtime';

const English = {
  page: 'Service status',
  fine: 'All services are working',
  /** The last check was more than a day ago. */
  known: 'No disruption is reported',
  disrupted: { one: '{count} disruption right now', other: '{count} disruptions right now' } as Message,
  checked: 'Last checked {moment}.',
  services: 'Services',
  works: 'Working',
  nothing: 'Nothing reported',
  isDisrupted: 'Disrupted',
  next: 'Maintenance on {day}',
  now: 'Right now',
  planned: 'Planned maintenance',
  past: 'Resolved',
  since: 'Since {from}',
  scams: 'Scams going around',
  scamsText: 'Recently reported by our customers. We never ask for a PIN, an OTP or a password.',
  seen: 'Reported {day}',
  more: 'How to recognise it',
  security: 'Is this really us? Check it',
  feed: 'Follow in a feed reader (RSS)',
};

const Indonesia: typeof English = {
  page: 'Status layanan',
  fine: 'Semua layanan berjalan normal',
  known: 'Tidak ada gangguan yang dilaporkan',
  disrupted: '{count} gangguan saat ini',
  checked: 'Terakhir diperiksa {moment}.',
  services: 'Layanan',
  works: 'Normal',
  nothing: 'Tidak ada laporan',
  isDisrupted: 'Terganggu',
  next: 'Pemeliharaan {day}',
  now: 'Saat ini',
  planned: 'Pemeliharaan terjadwal',
  past: 'Sudah teratasi',
  since: 'Sejak {from}',
  scams: 'Penipuan yang sedang marak',
  scamsText: 'Baru-baru ini dialami nasabah kami. Kami tidak pernah meminta PIN, OTP, atau kata sandi.',
  seen: 'Dilaporkan {day}',
  more: 'Cara mengenalinya',
  security: 'Benarkah ini dari kami?',
  feed: 'Ikuti lewat pembaca feed (RSS)',
};

export const strings = { English, Indonesia };
