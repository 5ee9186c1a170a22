import type { Examples } from '../runtime/widget/examples';

const banner = { title: 'Serambi', image: '/art/hero/benefit.svg', imageMobile: '/art/hero/benefit-mobile.svg' };
const member = (id: string, title: string, description: string) => ({
  id,
  icon: `/art/member/${id}.svg`,
  title,
  description,
});
const imageMember = '/art/benefit/member.svg';

export const examples: Examples = {
  usual: {
    about: 'A hero, a member section and two benefits',
    content: {
      English: {
        banner: { ...banner, titleBanner: 'It pays to feel at home' },
        imageMember,
        titleMember: 'One membership for everyone',
        descMember: 'There is nothing to sign up for.',
        members: [
          member('double-points', 'Double points', 'All through your birthday month.'),
          member('referral', 'Bring a friend', 'You both receive Rp25,000.'),
        ],
      },
      Indonesia: {
        banner: { ...banner, titleBanner: 'Merasa di rumah itu menguntungkan' },
        imageMember,
        titleMember: 'Satu keanggotaan untuk semua',
        descMember: 'Tanpa pendaftaran.',
        members: [
          member('double-points', 'Poin ganda', 'Sepanjang bulan kelahiran Anda.'),
          member('referral', 'Ajak teman', 'Anda berdua menerima Rp25.000.'),
        ],
      },
    },
  },
  plans: {
    about: 'The two plans are named',
    content: {
      English: { members: [member('referral', 'Bring a friend', '')], plans: { alloPay: 'Pay', alloPlus: 'Plus' } },
      Indonesia: { members: [member('referral', 'Ajak teman', '')], plans: { alloPay: 'Pay', alloPlus: 'Plus' } },
    },
  },
};
