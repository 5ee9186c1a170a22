import { type ReactNode, useEffect, useRef, useState } from 'react';
import { bone, container, dark } from '../styles/base.styles';
import { css } from './chapter.styles';
import { Cloth } from './cloth';
import { prose } from './prose.styles';
import { type Html, RichHtml } from './rich-html';

/** The opening of a page that is all text. */
export function Opening({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={`${dark} ${css.opening}`} part="hero">
      <Cloth className={css.cloth} />
      <div className={`${container} ${css.words}`}>
        <h2>{title}</h2>
        {children && <div>{children}</div>}
      </div>
    </header>
  );
}

interface ChapterProps {
  title?: string | undefined;
  /** Below the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of a long page: its title stays beside it where there is room, and is above it where there is none. */
export function Chapter({ title, aside, children }: ChapterProps) {
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

interface TextChapterProps {
  title?: string | undefined;
  html: Html;
  /** Names the list of the text's headings. */
  contents: string;
}

/** A long text and, where there is room, a list of its headings that leads to them. */
export function TextChapter({ title, html, contents }: TextChapterProps) {
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
    <Chapter title={title} aside={list}>
      <div ref={text}>
        <RichHtml html={html} className={prose} />
      </div>
    </Chapter>
  );
}

/** A long text is higher than any screen. */
export const ChapterSkeleton = () => <div className={`${bone} ${css.skeleton}`} />;
