import { type Examples, inBoth } from '../runtime/widget/examples';

const banner = { title: 'Serambi', image: '/art/hero/benefit.svg', imageMobile: '/art/hero/benefit-mobile.svg' };
const member = (id: string, title: string, description: string) => ({
  id,
  icon: `/art/member/${id}.svg`,
  title,
  description,
});

export const examples: Examples = {
  usual: {
    about: 'A hero, a member section and two benefits',
    content: inBoth((say) => ({
      banner: { ...banner, titleBanner: say('It pays to feel at home', 'Merasa di rumah itu menguntungkan') },
      imageMember: '/art/benefit/member.svg',
      titleMember: say('One membership for everyone', 'Satu keanggotaan untuk semua'),
      descMember: say('There is nothing to sign up for.', 'Tanpa pendaftaran.'),
      members: [
        member(
          'double-points',
          say('Double points', 'Poin ganda'),
          say('All through your birthday month.', 'Sepanjang bulan kelahiran Anda.'),
        ),
        member(
          'referral',
          say('Bring a friend', 'Ajak teman'),
          say('You both receive Rp25,000.', 'Anda berdua menerima Rp25.000.'),
        ),
      ],
    })),
  },
  plans: {
    about: 'The two plans are named',
    content: inBoth((say) => ({
      members: [member('referral', say('Bring a friend', 'Ajak teman'), '')],
      plans: { alloPay: 'Pay', alloPlus: 'Plus' },
    })),
  },
};
