import { container, dark, hasPage, Icon, KawungPattern, Picture, type PropsOf } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { shape } from './services-hero.content';
import type { strings } from './services-hero.strings';
import * as css from './services-hero.styles';

export function ServicesHeroView({ block, t, bank, link, isFirst }: PropsOf<typeof shape, typeof strings>) {
  const services = block.filter((each) => Object.values(each).some(Boolean) && hasPage(bank, each.url ?? ''));
  if (services.length === 0) return null;
  return (
    <header className={`${dark} ${css.header}`} part="hero">
      <KawungPattern className={css.pattern} />
      <div className={`${container} ${css.inside}`} part="services">
        <h2 className={css.headline}>{t.headline}</h2>
        <ul className={css.arches}>
          {services.map(({ image, title, desc, url }, index) => {
            const name = title ?? (url && t.more);
            return (
              <li key={index} className={css.arch} part="card">
                <Picture image={image} className={css.picture} eager={isFirst && index === 0} size={[160, 160]} />
                <div className={css.text}>
                  {name && <h3 className={css.title}>{url ? <a href={link(url)}>{name}</a> : name}</h3>}
                  {desc && <p>{desc}</p>}
                </div>
                {url && (
                  <span className={css.arrow} data-on="screen">
                    <Icon path={paths.arrow} />
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </header>
  );
}
