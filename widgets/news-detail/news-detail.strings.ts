import type { Message } from '../runtime';

const English = {
  back: 'All news and events',
  published: 'Published on',
  by: 'By',
  minutes: '{count} min read' as Message,
};

const Indonesia: typeof English = {
  back: 'Semua berita dan acara',
  published: 'Diterbitkan',
  by: 'Oleh',
  minutes: 'Waktu baca {count} menit',
};

export const strings = { English, Indonesia };
