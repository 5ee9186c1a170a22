import { useContext, useEffect, useId, useRef, useState } from 'react';
import type { Html } from '../content/shape';
import type { Language } from '../language/language';
import { useStrings, useStyles, WidgetContext } from '../widget/widget-context';
import { contents } from './contents.behaviour';
import { Day } from './date';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { PrintButton } from './print-button';
import { Prose } from './prose';
import { Section } from './section';
import type { TextFacts } from './text-facts';
import { strings } from './text-section.strings';
import { css, textSectionStyles } from './text-section.styles';

interface TextSectionProps {
  title?: string | undefined;
  html: Html;
  language: Language;
  facts?: TextFacts | undefined;
}

/**
 * The headings that a list of contents is worth its space for: the highest level of which a text has more than two. They are counted
 * in the source, because the browser has parsed the text only after the first rendering; `contents.behaviour.ts` lists the elements.
 */
function listedHeadings({ html }: Html): string | undefined {
  // A first heading is shown as a second one.
  const names = html.match(/<h[1-6](?=[\s>])/gi)?.map((tag) => `h${Math.max(2, Number(tag[2]))}`) ?? [];
  return ['h2', 'h3', 'h4', 'h5', 'h6'].find((level) => names.filter((name) => name === level).length > 2);
}

/**
 * A long text, with a list of its headings that follows the reader: beside it on a wide screen, else folded above it. Before it
 * stands what is known of it.
 */
export function TextSection({ title, html, language, facts }: TextSectionProps) {
  useStyles(textSectionStyles);
  const level = listedHeadings(html);
  const id = useId();
  const { rendering } = useContext(WidgetContext);
  const [emptyList] = useState(() => (rendering === 'client' ? undefined : { __html: '' }));
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text.current) contents(text.current);
  });
  const t = useStrings('text-section', strings, language);
  const { changed, summary = [] } = facts ?? {};
  // The server fills it, or `contents` where code renders the text. Hydration leaves its items.
  const list = <ul data-of={id} suppressHydrationWarning dangerouslySetInnerHTML={emptyList} />;
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
            <details className={css.folded}>
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
      <div ref={text} id={id} data-contents={level}>
        <Prose html={html} />
      </div>
    </Section>
  );
}
