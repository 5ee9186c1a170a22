import type { ReactNode } from 'react';
import type { BlockOf } from '../content/shape';
import { container, dark } from '../styles/base.styles';
import { useHasHero, useStyles } from '../widget/widget-context';
import type { hero } from './hero';
import * as css from './hero-beside.styles';
import { Picture } from './picture';

const outlines = { petal: css.picture, mirrored: `${css.picture} ${css.mirrored}`, arch: css.arch, half: css.half };

interface HeroBesideProps {
  hero: BlockOf<typeof hero> | undefined;
  deep?: boolean;
  /** On wide screens the picture comes before the words. */
  first?: boolean;
  shape?: keyof typeof outlines;
  actions?: ReactNode;
  children?: ReactNode;
  /** `children` are as wide as the page, below the words. */
  wide?: boolean;
}

/** A page's header: text beside a picture or beside `children`. */
export function HeroBeside({ hero, deep, first, shape = 'petal', actions, children, wide }: HeroBesideProps) {
  useStyles(css.styles);
  const hasHero = useHasHero();
  const headline = hero?.titleBanner ?? hero?.title;
  if (!hasHero || !hero || !headline) return null;
  return (
    <header className={deep ? `${dark} ${css.deep}` : css.light} part="hero">
      <div className={`${container} ${css.columns} ${first ? css.first : ''} ${wide ? css.wide : ''}`}>
        <div className={css.words}>
          {hero.title && hero.title !== headline && <p className={css.kicker}>{hero.title}</p>}
          <h2 className={css.headline}>{headline}</h2>
          {hero.descBanner && <p className={css.text}>{hero.descBanner}</p>}
          {actions}
        </div>
        {children ?? (
          <Picture image={hero.image ?? hero.imageMobile} className={outlines[shape]} eager size={[1920, 600]} />
        )}
      </div>
    </header>
  );
}
