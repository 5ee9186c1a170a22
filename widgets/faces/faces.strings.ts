const English = {
  heading: 'A bank with faces',
  about: (bank: string) =>
    `${bank} is run by people who answer for it by name. Meet them, see what has come of it, and read where all of it is written down.`,
  meet: 'Meet the people who lead us',
  source: 'Source:',
};

const Indonesia: typeof English = {
  heading: 'Bank yang punya wajah',
  about: (bank) =>
    `${bank} dijalankan orang-orang yang namanya Anda tahu dan siap dimintai tanggung jawab. Kenali mereka, lihat hasil kerjanya, dan baca catatannya.`,
  meet: 'Kenali para pemimpin kami',
  source: 'Sumber:',
};

export const strings = { English, Indonesia };
