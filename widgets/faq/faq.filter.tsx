/** The answers that are found by what a visitor types, with its words marked. Loaded when something is typed. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { container, type Language, useStyles } from '../runtime';
import { find, indexOf } from '../runtime/search/engine';
import { isAmong, piecesOf, searchFor } from '../runtime/search/words';
import { type Category, pathOf } from './faq.content';
import { css, filterStyles } from './faq.filter.styles';

const strings = {
  English: {
    found: (count: number) => (count === 1 ? '1 answer' : `${count || 'No'} answers`),
    everywhere: (text: string) => `Search the whole site for “${text}”`,
  },
  Indonesia: {
    found: (count: number) => (count ? `${count} jawaban` : 'Tidak ada jawaban'),
    everywhere: (text: string) => `Cari “${text}” di seluruh situs`,
  },
};

interface Props {
  categories: readonly Category[];
  text: string;
  language: Language;
  /** Whether the whole site can be searched, too. */
  hasSearch: boolean;
  link(path: string): string;
  panel(category: Category, at: number): ReactNode;
}

/** The categories and their answers in the order in which they answer what is typed, and the words by which they are found. */
function useFound(categories: readonly Category[], text: string, language: Language) {
  const all = categories.flatMap((category) => category.answers.map((answer) => ({ category, answer })));
  // Made anew for another language, and when a page of answers was added.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the categories are other objects in every render.
  const index = useMemo(
    () =>
      indexOf(
        all.map(({ category: { number }, answer }) => ({
          kind: 'answers',
          title: answer.question,
          text: answer.answer.html.replace(/<[^<>]*>/g, ' '),
          path: pathOf(number, answer.number),
        })),
        language,
      ),
    [all.length, language],
  );
  const hits = find(index, { query: text, language });
  const found = hits.flatMap(({ id }) => all[id] ?? []);
  const groups = [...new Set(found.map(({ category }) => category))].map((category) => ({
    ...category,
    answers: found.flatMap((each) => (each.category === category ? [each.answer] : [])),
  }));
  return { groups, count: found.length, terms: [...new Set(hits.flatMap(({ terms }) => terms))].join(' ') };
}

/** The name that the style has the marked words by. */
const highlight = 'serambi-faq';

function mark(element: Element, isMatch: (word: string) => boolean): void {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    let at = 0;
    for (const piece of piecesOf(node.nodeValue ?? '', isMatch)) {
      const range = document.createRange();
      range.setStart(node, at);
      at += piece.text.length;
      range.setEnd(node, at);
      if (piece.isMatch) ranges.push(range);
    }
  }
  CSS.highlights.set(highlight, new Highlight(...ranges));
}

export function Found({ categories, text, language, hasSearch, link, panel }: Props) {
  useStyles(filterStyles);
  const t = strings[language];
  const list = useRef<HTMLDivElement>(null);
  const { groups, count, terms } = useFound(categories, text, language);
  useEffect(() => {
    const element = list.current;
    // Of the last two years' browsers, some have none: there nothing is marked.
    if (!element || typeof Highlight === 'undefined' || !CSS.highlights) return;
    const isMatch = isAmong(new Set(terms.split(' ')), language);
    const update = () => mark(element, isMatch);
    update();
    // An answer's text comes once it is sanitised.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlight);
    };
  }, [terms, language]);
  return (
    <>
      <p className={`${container} ${css.line}`} role="status">
        {t.found(count)}
      </p>
      <div ref={list} className={css.list}>
        {groups.map((category, at) => (
          <div key={category.number}>{panel({ ...category, rest: 0 }, at)}</div>
        ))}
      </div>
      {hasSearch && (
        <p className={`${container} ${css.line}`}>
          <a className={css.everywhere} href={link(searchFor(text))}>
            {t.everywhere(text)}
          </a>
        </p>
      )}
    </>
  );
}
