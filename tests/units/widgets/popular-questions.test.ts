import { expect, it } from 'vitest';
import { examples } from '../../../widgets/popular-questions/popular-questions.examples';
import { configure, mount, serve } from '../../support/mount-widget';

it('leads from each question that is asked often to its answer', async () => {
  serve({ '/api/help': examples.usual?.content });
  const { root } = await mount('popular-questions', { site: 'https://bank.example', language: 'English' });
  const links = [...root.querySelectorAll('a')];
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Who can open an account?',
    'I have lost my card. What should I do?',
    'How do I recognise a fraudster?',
  ]);
  expect(links[1]?.getAttribute('href')).toBe('https://bank.example/help#faq-4-1');
});

it('is left out where the bank names none', async () => {
  serve({ '/api/help': examples.empty?.content });
  const { element } = await mount('popular-questions');
  expect(element.hasAttribute('data-empty')).toBe(true);
});

it('is left out where the bank has no page that answers them', async () => {
  configure({ name: 'Bank Uji', disabledPages: ['/help'] });
  serve({ '/api/help': examples.usual?.content });
  const { element } = await mount('popular-questions');
  expect(element.hasAttribute('data-empty')).toBe(true);
});
