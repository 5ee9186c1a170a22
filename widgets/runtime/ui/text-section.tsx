import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStyles } from '../element/widget-context';
import { Prose } from './prose';
import type { Html } from './rich-html';
import { Section } from './section';
import { contents as contentsStyle, textSectionStyles } from './text-section.styles';

interface TextSectionProps {
  title?: string | undefined;
  html: Html;
  /** Label of the list of headings. */
  contents: string;
  /** Below the title. */
  beside?: ReactNode;
}

/** A long text and, on a wide screen, a list of its headings to scroll to. */
export function TextSection({ title, html, contents, beside }: TextSectionProps) {
  useStyles(textSectionStyles);
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
    <nav className={contentsStyle} aria-label={contents}>
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
    <Section
      title={title}
      aside={
        <>
          {beside}
          {list}
        </>
      }
    >
      <div ref={text}>
        <Prose html={html} />
      </div>
    </Section>
  );
}
