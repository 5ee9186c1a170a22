import type { ReactNode } from 'react';
import { type BlockOf, link, list, media, object, text } from '../content/shape';
import { container } from '../styles/base.styles';
import { hasPage } from '../widget/config';
import type { ViewProps } from '../widget/definition';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './features.strings';
import { featuresStyles, grid, picture, section } from './features.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { Slider } from './slider';

export const featureFields = {
  titleFeature: text,
  features: list(object({ image: media, imageFront: media, featureTitle: text, featureDesc: text, url: link })),
};
const block = object(featureFields);

export function ContentSection({ part, children }: { part: string; children: ReactNode }) {
  useStyles(featuresStyles);
  return (
    <section className={`${container} ${section}`} part={part}>
      {children}
    </section>
  );
}

export function Features({
  titleFeature,
  features,
  view: { language, bank, link },
}: BlockOf<typeof block> & { view: Pick<ViewProps, 'language' | 'bank' | 'link'> }) {
  const filled = features.filter(({ featureTitle, featureDesc }) => featureTitle ?? featureDesc);
  const { name, previous, next } = useStrings('features', strings, language);
  if (filled.length === 0) return null;
  return (
    <ContentSection part="features">
      {titleFeature && <h2>{titleFeature}</h2>}
      <Slider label={titleFeature ?? name} previous={previous} next={next} list={grid}>
        {filled.map(({ image, imageFront, featureTitle, featureDesc, url }, index) => (
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
            {featureTitle && (
              <h3>
                {url && hasPage(bank, url) ? (
                  <a href={link(url)}>
                    {featureTitle} <Icon path={paths.arrow} size=".875em" />
                  </a>
                ) : (
                  featureTitle
                )}
              </h3>
            )}
            {featureDesc && <p>{featureDesc}</p>}
          </li>
        ))}
      </Slider>
    </ContentSection>
  );
}
