export const strings = {
  English: { vision: 'Vision', mission: 'Mission', more: 'Read the whole story' },
  Indonesia: { vision: 'Visi', mission: 'Misi', more: 'Baca kisah selengkapnya' },
};
