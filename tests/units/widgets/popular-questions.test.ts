import { expect, it } from 'vitest';
import join from '../../../widgets/popular-questions/popular-questions.server';
import { joined } from '../../support/joined';
import { configure, mountExample } from '../../support/mount-widget';

it('leads from each question that is asked often to its answer', async () => {
  const { root } = await mountExample('popular-questions', 'usual', {
    site: 'https://bank.example',
    language: 'English',
  });
  const links = [...root.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Who can open an account?',
    'I have lost my card. What should I do?',
    'How do I recognise a fraudster?',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('https://bank.example/help?lang=en#faq-4-1');
});

it('is left out where the bank has no page that answers them', async () => {
  configure({ name: 'Bank Uji', disabledPages: ['/help'] });
  const { element } = await mountExample('popular-questions', 'usual');
  expect(element.hasAttribute('data-empty')).toBe(true);
});

it('names the popular questions by their ids, or by their old positions, in the words of the questions', () => {
  const faqs = [
    { title: 'Kartu', features: [{ featureTitle: 'Kartu hilang?', id: 'lost' }, { featureTitle: 'PIN lupa?' }] },
    { title: 'Rekening', features: [{ featureTitle: 'Siapa boleh?' }] },
  ];
  const popular = ['lost', 'faq-2-1', 'faq-9-9', 'tidak ada'];
  expect(joined(join, {}, { '/api/faq/all': { popular, faqs } })).toEqual({
    popular: [
      { id: 'faq-lost', title: 'Kartu hilang?' },
      { id: 'faq-siapa-boleh', title: 'Siapa boleh?' },
    ],
  });
  expect(joined(join, {}, {})).toEqual({ popular: [] });
});
