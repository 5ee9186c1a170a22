import type { Examples } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'A number, a page and an e-mail address',
    content: {
      English: {
        topics: [
          { title: 'A lost card', about: 'Freeze it in the app, or call us at any hour.', phone: '1500 123' },
          {
            title: 'Fraud',
            about: 'See whether a message is ours.',
            path: '/help/security',
            action: 'See what is ours',
          },
          { title: 'Shares', about: 'Our investor relations team answers.', email: 'investor@bank.example' },
        ],
      },
      Indonesia: {
        topics: [
          { title: 'Kartu hilang', about: 'Bekukan di aplikasi, atau telepon kami kapan saja.', phone: '1500 123' },
          {
            title: 'Penipuan',
            about: 'Periksa apakah sebuah pesan dari kami.',
            path: '/help/security',
            action: 'Periksa',
          },
          { title: 'Saham', about: 'Tim hubungan investor kami menjawab.', email: 'investor@bank.example' },
        ],
      },
    },
  },
};
