import { expect, it } from 'vitest';
import join from '../../../widgets/popular-questions/popular-questions.server';
import { joined } from '../../support/joined';
import { configure, mountExample } from '../../support/mount-widget';
import { links } from '../../support/shown';

it('leads from each question that is asked often to its answer', async () => {
  const attributes = { site: 'https://bank.example', language: 'English' };
  const { root } = await mountExample('popular-questions', 'usual', attributes);
  const help = 'https://bank.example/help?lang=en';
  expect(links(root)).toEqual([
    ['Who can open an account?', `${help}#faq-1-1`],
    ['I have lost my card. What should I do?', `${help}#faq-4-1`],
    ['How do I recognise a fraudster?', `${help}#faq-5-1`],
  ]);
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
  expect(joined(join, {})).toEqual({ popular: [] });
});
