import { type ReactNode, useEffect, useRef, useState } from 'react';
import { container, dark } from '../base';
import type { Html } from '../shape';
import { css } from './document.styles';
import { prose } from './prose.styles';
import { RichHtml } from './rich-html';

/** Kawung, the four-petalled batik, as the cloth behind a title. */
const kawung =
  'M24 24C10 22 4 14 4 4c10 0 18 6 20 20zm0 0C38 22 44 14 44 4c-10 0-18 6-20 20zm0 0c-14 2-20 10-20 20 10 0 18-6 20-20zm0 0c14 2 20 10 20 20-10 0-18-6-20-20z';

/** The opening of a page that is all text. */
export function DocumentHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <header className={`${dark} ${css.head}`} part="hero">
      <svg className={css.cloth} aria-hidden="true">
        <pattern id="kawung" width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="scale(2)">
          <path d={kawung} fill="currentColor" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#kawung)" />
      </svg>
      <div className={`${container} ${css.words}`}>
        <h2 className={css.title}>{title}</h2>
        {children && <div className={css.lead}>{children}</div>}
      </div>
    </header>
  );
}

interface DocumentBodyProps {
  title?: string | undefined;
  html: Html;
  /** Names the list of the text's headings. */
  contents: string;
}

/** A long text beside its title and, where there is room, a list of its headings that leads to them. */
export function DocumentBody({ title, html, contents }: DocumentBodyProps) {
  const text = useRef<HTMLDivElement>(null);
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const element = text.current;
    if (!element) return;
    const look = () => setHeadings([...element.querySelectorAll('h2')]);
    look();
    // The text of another language arrives when it has been sanitised.
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return (
    <div className={`${container} ${css.body}`}>
      <div className={css.side}>
        {title && <h2>{title}</h2>}
        {headings.length > 2 && (
          <nav className={css.contents} aria-label={contents}>
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
        )}
      </div>
      <div ref={text} className={css.text}>
        <RichHtml html={html} className={prose} />
      </div>
    </div>
  );
}
