import { useEffect, useRef, useState } from 'react';
import type { Html } from '../content/shape';
import { useStrings, useStyles } from '../element/widget-context';
import type { Language } from '../language/language';
import { Day } from './date';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { PrintButton } from './print-button';
import { Prose } from './prose';
import { Section } from './section';
import type { TextFacts } from './text-facts';
import { strings } from './text-section.strings';
import { css, textSectionStyles } from './text-section.styles';

/** Part of the window's height from the top, in which the reader is. */
const readingPart = 0.4;

interface TextSectionProps {
  title?: string | undefined;
  html: Html;
  language: Language;
  facts?: TextFacts | undefined;
}

/**
 * The headings that a list of contents is worth its space for: the highest level of which a text has more than two. They are counted
 * in the source, because the browser has parsed the text only after the first rendering; the list is made of the elements.
 */
function listedHeadings({ html }: Html): string | undefined {
  // A first heading is shown as a second one.
  const names = html.match(/<h[1-6](?=[\s>])/gi)?.map((tag) => `h${Math.max(2, Number(tag[2]))}`) ?? [];
  return ['h2', 'h3', 'h4', 'h5', 'h6'].find((level) => names.filter((name) => name === level).length > 2);
}

/** The headings of a text, and which of them the reader is below. */
function useHeadings(level: string | undefined) {
  const text = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    const element = text.current;
    if (!element || !level) return;
    const readHeadings = () => setHeadings([...element.querySelectorAll<HTMLElement>(level)]);
    readHeadings();
    // After a language switch the text comes later, once it is sanitised.
    const observer = new MutationObserver(readHeadings);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [level]);
  useEffect(() => {
    if (headings.length === 0 || typeof IntersectionObserver === 'undefined') return;
    // By what the browser tells, not by where the headings are: asking for that would lay out the whole page at once.
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) passed[isIntersecting ? 'add' : 'delete'](target);
        setCurrent(headings.findLastIndex((heading) => passed.has(heading)));
      },
      // From far above: a heading changes sides also in a jump over the whole text.
      { rootMargin: `9999999px 0px ${-(1 - readingPart) * 100}% 0px` },
    );
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [headings]);
  return { text, headings, current };
}

/**
 * A long text, with a list of its headings that follows the reader: beside it on a wide screen, else folded above it. Before it
 * stands what is known of it.
 */
export function TextSection({ title, html, language, facts }: TextSectionProps) {
  useStyles(textSectionStyles);
  const level = listedHeadings(html);
  const { text, headings, current } = useHeadings(level);
  const folded = useRef<HTMLDetailsElement>(null);
  const t = useStrings('text-section', strings, language);
  const { changed, summary = [] } = facts ?? {};
  const list = (
    <ul>
      {headings.map((heading, index) => (
        <li key={index}>
          <button
            type="button"
            aria-current={index === current ? true : undefined}
            onClick={() => {
              if (folded.current) folded.current.open = false;
              heading.scrollIntoView();
            }}
          >
            {heading.textContent}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <Section
      title={title}
      column="reading"
      aside={
        level && (
          <>
            <nav className={css.contents} aria-label={t.contents}>
              <p>{t.contents}</p>
              {list}
            </nav>
            <details ref={folded} className={css.folded}>
              <summary>
                {t.contents}
                <Icon path={paths.chevron} />
              </summary>
              {list}
            </details>
          </>
        )
      }
    >
      {changed && (
        <div className={css.changed} part="changed">
          <p>
            {t.changed} <Day date={changed} language={language} />
          </p>
          <PrintButton language={language} />
        </div>
      )}
      {summary.length > 0 && (
        <section className={css.summary} part="summary">
          <h2>{t.summary}</h2>
          <ul>
            {summary.map((each) => (
              <li key={each}>
                <Icon path={paths.check} size="1.25em" />
                <span>{each}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div ref={text}>
        <Prose html={html} />
      </div>
    </Section>
  );
}
