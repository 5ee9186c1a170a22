import { container, dark, Fold, HeroBeside, KawungPattern, type PropsOf, Prose } from '../runtime';
import type { shape } from './profile.content';
import type { strings } from './profile.strings';
import * as css from './profile.styles';

type Props = PropsOf<typeof shape, typeof strings>;

export function ProfileView({ block: { banner, imageP1, titleProfil, p1, visi, misi }, t }: Props) {
  const aims = [
    [t.vision, visi],
    [t.mission, misi],
  ];
  return (
    <>
      <HeroBeside hero={banner} shape="arch" />
      {(imageP1 || titleProfil || p1) && (
        <section className={`${container} ${css.story}`} part="story">
          {imageP1 && <img className={css.image} src={imageP1} alt="" width={960} height={720} loading="lazy" />}
          <div>
            {titleProfil && <h2 className={css.title}>{titleProfil}</h2>}
            {p1 && (
              <Fold className={css.fold} opensAt={900} summary={t.more}>
                <Prose html={p1} />
              </Fold>
            )}
          </div>
        </section>
      )}
      {(visi || misi) && (
        <div className={`${dark} ${css.background}`}>
          <KawungPattern className={css.pattern} />
          <div className={`${container} ${css.aims}`} part="aims">
            {aims.map(
              ([label, text]) =>
                text && (
                  <section key={label} className={css.aim}>
                    <h2 className={css.label}>{label}</h2>
                    <p className={css.text}>{text}</p>
                  </section>
                ),
            )}
          </div>
        </div>
      )}
    </>
  );
}
