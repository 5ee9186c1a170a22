/** Answers that match the typed words, marked. Loaded when a visitor types. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { container, format, type Language, pill, useStrings, useStyles } from '../runtime';
import { find, indexOf } from '../runtime/search/engine';
import { isAmong, piecesOf, searchFor } from '../runtime/search/words';
import { type Category, pathOf } from './faq.content';
import { strings } from './faq.filter.strings';
import * as css from './faq.filter.styles';

interface Props {
  categories: readonly Category[];
  text: string;
  language: Language;
  /** Address of the site's search, if there is one. */
  everywhere: string | false;
  link(path: string): string;
  panel(category: Category): ReactNode;
  onFound(words: string): void;
}

function useFound(categories: readonly Category[], text: string, language: Language) {
  const all = categories.flatMap((category) => category.answers.map((answer) => ({ category, answer })));
  // Made again for another language, and for a new page of answers.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the categories are new objects in every render.
  const index = useMemo(
    () =>
      indexOf(
        all.map(({ answer }) => ({
          kind: 'answers',
          title: answer.question,
          text: answer.answer.html.replace(/<[^<>]*>/g, ' '),
          path: pathOf(answer),
        })),
        language,
      ),
    [all.length, language],
  );
  const hits = find(index, { query: text, language, isTyping: true });
  const found = hits.flatMap(({ id }) => all[id] ?? []);
  const groups = [...new Set(found.map(({ category }) => category))].map((category) => ({
    ...category,
    answers: found.flatMap((each) => (each.category === category ? [each.answer] : [])),
  }));
  return { groups, count: found.length, terms: [...new Set(hits.flatMap(({ terms }) => terms))].join(' ') };
}

const highlight = 'serambi-faq';

function mark(element: Element, isMatch: (word: string) => boolean): void {
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Does not mark names of categories.
    if (!node.parentElement?.closest('details')) continue;
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

export function Found({ categories, text, language, everywhere, link, panel, onFound }: Props) {
  useStyles(css.styles);
  const t = useStrings('faq.filter', strings, language);
  const head = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const { groups, count, terms } = useFound(categories, text, language);
  const number = count ? format(t.found, { count }, language) : t.nothing;
  const about = format(t.of, { text }, language);
  useEffect(() => onFound(`${number} ${about}`), [number, about, onFound]);
  useEffect(() => {
    // A phone's keyboard would cover them.
    if (window.innerWidth < 768) head.current?.scrollIntoView();
  }, []);
  useEffect(() => {
    const element = list.current;
    // Some supported browsers lack it and mark nothing.
    if (!element || typeof Highlight === 'undefined' || !CSS.highlights) return;
    const isMatch = isAmong(new Set(terms.split(' ')), language);
    const update = () => mark(element, isMatch);
    update();
    // An answer's text arrives later, sanitised.
    const observer = new MutationObserver(update);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(highlight);
    };
  }, [terms, language]);
  return (
    <>
      <div ref={head} className={`${container} ${css.head}`}>
        <p aria-hidden="true">
          <b>{number}</b> {about}
        </p>
        {!count && <p>{t.none}</p>}
      </div>
      <div ref={list} className={css.list}>
        {groups.map((category) => (
          <div key={category.number}>{panel({ ...category, rest: 0 })}</div>
        ))}
      </div>
      <div className={`${container} ${css.ways}`}>
        {count > 0 && <p>{t.more}</p>}
        {everywhere && (
          <a className={pill} href={link(searchFor(text))}>
            {t.everywhere}
          </a>
        )}
        <a className={css.contact} href={link('/help#contact')}>
          {t.contact}
        </a>
      </div>
    </>
  );
}
