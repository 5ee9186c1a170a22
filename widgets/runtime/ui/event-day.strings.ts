export const strings = {
  English: { coming: 'Coming up', now: 'Today', past: 'Past event' },
  Indonesia: { coming: 'Akan datang', now: 'Hari ini', past: 'Sudah berlangsung' },
};
