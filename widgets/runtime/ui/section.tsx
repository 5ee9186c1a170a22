import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStyles } from '../element/widget-context';
import { container, dark } from '../styles/base.styles';
import { KawungPattern } from './kawung-pattern';
import { Prose } from './prose';
import type { Html } from './rich-html';
import { css, sectionStyles } from './section.styles';
import { Title } from './title';

interface PageHeaderProps {
  title: string;
  /** Set where the title is also the heading of the bank's own page. */
  addressable?: boolean;
  children?: ReactNode;
}

/** The header of a page that consists of text. */
export function PageHeader({ title, addressable = false, children }: PageHeaderProps) {
  useStyles(sectionStyles);
  return (
    <header className={`${dark} ${css.opening}`} part="hero">
      <KawungPattern className={css.pattern} />
      <div className={`${container} ${css.words}`}>
        <Title addressable={addressable} className={css.title}>
          {title}
        </Title>
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

/** A section of a long page. Its title sticks beside it on a wide screen, and is above it on a narrow one. */
export function Section({ title, aside, children }: SectionProps) {
  useStyles(sectionStyles);
  return (
    <div className={`${container} ${css.columns}`}>
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
  /** Label of the list of headings. */
  contents: string;
}

/** A long text and, on a wide screen, a list of its headings to scroll to. */
export function TextSection({ title, html, contents }: TextSectionProps) {
  const text = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const readHeadings = () => setHeadings([...element.querySelectorAll('h2')]);
    readHeadings();
    // After a language switch the text comes later, once it is sanitised.
    const observer = new MutationObserver(readHeadings);
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
