import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStyles } from '../element/widget-context';
import { container, dark } from '../styles/base.styles';
import { KawungPattern } from './kawung-pattern';
import { Prose } from './prose';
import type { Html } from './rich-html';
import { css, sectionStyles } from './section.styles';

/** The opening of a page that is all text. */
export function PageHeader({ title, children }: { title: string; children?: ReactNode }) {
  useStyles(sectionStyles);
  return (
    <header className={`${dark} ${css.opening}`} part="hero">
      <KawungPattern className={css.pattern} />
      <div className={`${container} ${css.words}`}>
        <h2>{title}</h2>
        {children && <div>{children}</div>}
      </div>
    </header>
  );
}

interface SectionProps {
  title?: string | undefined;
  /** Below the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a long page: its title stays beside it where there is room, and is above it where there is none. */
export function Section({ title, aside, children }: SectionProps) {
  useStyles(sectionStyles);
  return (
    <div className={`${container} ${css.chapter}`}>
      <div className={css.side}>
        {title && <h2>{title}</h2>}
        {aside}
      </div>
      <div className={css.text}>{children}</div>
    </div>
  );
}

interface TextSectionProps {
  title?: string | undefined;
  html: Html;
  /** Names the list of the text's headings. */
  contents: string;
}

/** A long text and, where there is room, a list of its headings that leads to them. */
export function TextSection({ title, html, contents }: TextSectionProps) {
  const text = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const look = () => setHeadings([...element.querySelectorAll('h2')]);
    look();
    // The text of another language is there once it has been sanitised.
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const list = headings.length > 2 && (
    <nav className={css.contents} aria-label={contents}>
      <p>{contents}</p>
      <ul>
        {headings.map((heading, index) => (
          <li key={index}>
            <button type="button" onClick={() => heading.scrollIntoView()}>
              {heading.textContent}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <Section title={title} aside={list}>
      <div ref={text}>
        <Prose html={html} />
      </div>
    </Section>
  );
}
