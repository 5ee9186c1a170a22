import type { ReactNode } from 'react';
import { type BlockOf, media, object, text } from '../content/shape';
import { container, dark } from '../styles/base.styles';
import { useHasHero, useStyles } from '../widget/widget-context';
import * as css from './hero.styles';
import { Picture } from './picture';

export const hero = object({ title: text, titleBanner: text, descBanner: text, image: media, imageMobile: media });
type HeroBlock = BlockOf<typeof hero>;

/** A page's header: text on a full-bleed picture, and actions. Renders nothing without text and picture. */
export function Hero({ hero, actions }: { hero: HeroBlock | undefined; actions?: ReactNode }) {
  useStyles(css.styles);
  const hasHero = useHasHero();
  const headline = hero?.titleBanner ?? hero?.title;
  if (!hasHero || !hero || !(headline ?? hero.image ?? hero.imageMobile)) return null;
  return (
    <header className={`${dark} ${css.hero}`} part="hero">
      <Picture
        image={hero.image}
        imageMobile={hero.imageMobile}
        className={css.picture}
        eager
        size={[1920, 600]}
        sizeMobile={[780, 720]}
      />
      <div className={`${container} ${css.words}`}>
        <div className={css.column}>
          {hero.title && hero.title !== headline && <p className={css.kicker}>{hero.title}</p>}
          {headline && (
            <h2 className={css.headline}>
              {headline
                .split(/(?<=[.?!]) /)
                .flatMap((sentence, at) => [at ? ' ' : '', <span key={at}>{sentence}</span>])}
            </h2>
          )}
          {hero.descBanner && <p>{hero.descBanner}</p>}
          {actions}
        </div>
      </div>
    </header>
  );
}
