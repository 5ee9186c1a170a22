import { noCloud } from '../../widgets/runtime/element/no-cloud';
import { codes, type Language, languages } from '../../widgets/runtime/language/language';
import { labelsIn } from '../../widgets/runtime/language/strings';
import { pageConfig } from '../../widgets/runtime/widget/config';
import type { PageData } from '../page';
import { withName } from '../title';
import { strings } from './unreachable.strings';

/** Made in the browser, because the server's own message is not available without a network. */
export function unreachable(language: Language): { main: HTMLElement; title: PageData['title'] } {
  const { bank, labels } = pageConfig();
  const words = (each: Language) => labelsIn('unreachable', strings, each, labels);
  const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, word?: keyof typeof strings.English) => {
    const made = document.createElement(name);
    if (word) {
      const inBoth = languages.map((each) => [codes[each], { text: words(each)[word] }]);
      made.dataset.words = JSON.stringify(Object.fromEntries(inBoth));
      made.textContent = words(language)[word];
    }
    return made;
  };
  const svg = (name: string, attributes: Record<string, string>) => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
    return made;
  };
  const heading = element('h1', 'heading');
  heading.tabIndex = -1;
  const drawing = svg('svg', { viewBox: '0 0 24 24', 'aria-hidden': 'true' });
  drawing.append(svg('path', { d: noCloud }));
  const retry = Object.assign(element('a', 'retry'), { href: location.pathname + location.search });
  const notice = Object.assign(element('div'), { className: 'notice' });
  notice.append(drawing, heading, element('p', 'reason'), retry);
  const main = Object.assign(element('main'), { id: 'main' });
  main.append(notice);
  const titleIn = (each: Language) => withName(words(each).heading, bank?.name);
  return { main, title: { English: titleIn('English'), Indonesia: titleIn('Indonesia') } };
}
