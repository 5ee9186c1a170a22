import type { Message } from '../runtime';

export const strings = {
  English: {
    back: 'All news and events',
    published: 'Published on',
    by: 'By',
    minutes: '{count} min read' as Message,
  },
  Indonesia: {
    back: 'Semua berita dan acara',
    published: 'Diterbitkan',
    by: 'Oleh',
    minutes: 'Waktu baca {count} menit',
  },
};
