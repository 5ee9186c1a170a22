import { useContext, useId, useState } from 'react';
import { type BlockOf, day, type Html, list, object, text } from '../content/shape';
import type { Language } from '../language/language';
import { useBehaviour } from '../widget/use-behaviour';
import { useStrings, useStyles, WidgetContext } from '../widget/widget-context';
import { contents } from './contents.behaviour';
import { Day } from './date';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { PrintButton } from './print-button';
import { Prose } from './prose';
import { Section } from './section';
import { strings } from './text-section.strings';
import * as css from './text-section.styles';

/** The date of a long text's last change, and its summary in sentences. */
export const textFacts = { changed: day, summary: list(text) };
const block = object(textFacts);

interface TextSectionProps {
  title?: string | undefined;
  html: Html;
  language: Language;
  facts?: BlockOf<typeof block> | undefined;
}

/** The highest level with more than two. Counted in the source, as the browser parses it after the first rendering. */
function listedHeadings({ html }: Html): string | undefined {
  // `h1` becomes `h2`.
  const names = html.match(/<h[1-6](?=[\s>])/gi)?.map((tag) => `h${Math.max(2, Number(tag[2]))}`) ?? [];
  return ['h2', 'h3', 'h4', 'h5', 'h6'].find((level) => names.filter((name) => name === level).length > 2);
}

/** The list of headings follows the reader: beside the text on wide screens, else folded above it. */
export function TextSection({ title, html, language, facts }: TextSectionProps) {
  useStyles(css.styles);
  const level = listedHeadings(html);
  const id = useId();
  const { rendering } = useContext(WidgetContext);
  const [emptyList] = useState(() => (rendering === 'client' ? undefined : { __html: '' }));
  const element = useBehaviour<HTMLDivElement>(contents);
  const t = useStrings('text-section', strings, language);
  const { changed, summary = [] } = facts ?? {};
  // The server or `contents` fills it. Hydration keeps its items.
  const list = <ul data-of={id} suppressHydrationWarning dangerouslySetInnerHTML={emptyList} />;
  return (
    <Section
      title={title}
      column="reading"
      aside={
        level && (
          <>
            <nav className={css.contents} data-on="screen" aria-label={t.contents}>
              <p>{t.contents}</p>
              {list}
            </nav>
            <details className={css.folded} data-on="script">
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
      <div ref={element} id={id} data-contents={level}>
        <Prose html={html} />
      </div>
    </Section>
  );
}
