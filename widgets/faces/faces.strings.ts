const English = {
  heading: 'A bank with faces',
  about: (bank: string) =>
    `${bank} is run by people who put their names to it. Meet them, see what they have to show for it, and check the record.`,
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
