const English = {
  heading: 'A bank with faces',
  about: (bank: string) =>
    `${bank} is run by people who answer for it by name. Meet them, see what has come of it, and read where all of it is written down.`,
  meet: 'Meet the people who lead us',
  profiles: 'Read their profiles',
  source: 'Source:',
};

const Indonesia: typeof English = {
  heading: 'Bank yang punya wajah',
  about: (bank) =>
    `${bank} dijalankan oleh orang-orang yang bertanggung jawab dengan nama sendiri. Kenali mereka, lihat hasilnya, dan baca di mana semuanya tercatat.`,
  meet: 'Kenali para pemimpin kami',
  profiles: 'Baca profil mereka',
  source: 'Sumber:',
};

export const strings = { English, Indonesia };
