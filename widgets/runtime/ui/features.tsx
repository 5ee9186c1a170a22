import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type BlockOf, list, media, object, text } from '../content/shape';
import { useStyles } from '../element/widget-context';
import type { Language } from '../language/language';
import { container } from '../styles/base.styles';
import { featuresStyles, grid, picture, section } from './features.styles';

/** The fields of a block that has feature cards. */
export const featureFields = {
  titleFeature: text,
  features: list(object({ image: media, imageFront: media, featureTitle: text, featureDesc: text })),
};
const block = object(featureFields);

/** A section of a product or service page. */
export function ContentSection({ part, children }: { part: string; children: ReactNode }) {
  useStyles(featuresStyles);
  return (
    <section className={`${container} ${section}`} part={part}>
      {children}
    </section>
  );
}

/** What a list without a heading is called, because it can be scrolled by keyboard. */
const name = { English: 'Features', Indonesia: 'Keunggulan' } satisfies Record<Language, string>;

/** Feature cards: a picture in two layers, a title and a text. */
export function Features({ titleFeature, features, language }: BlockOf<typeof block> & { language: Language }) {
  const row = useRef<HTMLUListElement>(null);
  /** The cards stand in one row that scrolls, as on a phone. */
  const [scrolls, setScrolls] = useState(false);
  const filled = features.filter(({ featureTitle, featureDesc }) => featureTitle ?? featureDesc);
  const hasCards = filled.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is there as soon as there are cards.
  useEffect(() => {
    const list = row.current;
    if (!list || typeof ResizeObserver === 'undefined') return;
    const resized = new ResizeObserver(() => setScrolls(list.scrollWidth > list.clientWidth));
    resized.observe(list);
    return () => resized.disconnect();
  }, [hasCards]);
  if (!hasCards) return null;
  return (
    <ContentSection part="features">
      {titleFeature && <h2>{titleFeature}</h2>}
      <ul ref={row} className={grid} aria-label={titleFeature ?? name[language]} tabIndex={scrolls ? 0 : undefined}>
        {filled.map(({ image, imageFront, featureTitle, featureDesc }, index) => (
          <li key={index}>
            {(image ?? imageFront) && (
              <div className={picture}>
                {[image, imageFront].map(
                  (src, layer) =>
                    src && (
                      <img key={layer} src={src} alt="" width={640} height={480} loading="lazy" decoding="async" />
                    ),
                )}
              </div>
            )}
            {featureTitle && <h3>{featureTitle}</h3>}
            {featureDesc && <p>{featureDesc}</p>}
          </li>
        ))}
      </ul>
    </ContentSection>
  );
}
