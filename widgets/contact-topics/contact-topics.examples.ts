import { type Examples, inBoth } from '../runtime/widget/examples';

export const examples: Examples = {
  usual: {
    about: 'A number, a page and an e-mail address',
    content: inBoth((say) => ({
      topics: [
        {
          title: say('A lost card', 'Kartu hilang'),
          about: say(
            'Freeze it in the app, or call us at any hour.',
            'Bekukan di aplikasi, atau telepon kami kapan saja.',
          ),
          phone: '1500 123',
        },
        {
          title: say('Fraud', 'Penipuan'),
          about: say('See whether a message is ours.', 'Periksa apakah sebuah pesan dari kami.'),
          path: '/help/security',
          action: say('See what is ours', 'Periksa'),
        },
        {
          title: say('Shares', 'Saham'),
          about: say('Our investor relations team answers.', 'Tim hubungan investor kami menjawab.'),
          email: 'investor@bank.example',
        },
      ],
    })),
  },
};
