import { container, fill, hasPage, Picture, type PropsOf, skeletonBlock } from '../runtime';
import type { shape } from './services.content';
import type { strings } from './services.strings';
import * as css from './services.styles';

export function ServicesView({ block, t, bank, link, isFirst }: PropsOf<typeof shape, typeof strings>) {
  const services = block.filter((each) => Object.values(each).some(Boolean) && hasPage(bank, each.url ?? ''));
  if (services.length === 0) return null;
  return (
    <section className={container} part="services">
      <h2 className={css.heading}>{t.heading}</h2>
      <ul className={css.cards}>
        {services.map(({ image, title, desc, url }, index) => {
          const name = title ?? (url && t.more);
          return (
            <li key={index} className={css.card} part="card">
              <Picture image={image} className={css.picture} eager={isFirst && index === 0} size={[160, 160]} />
              <div className={css.text}>
                {name && <h3 className={css.title}>{url ? <a href={link(url)}>{name}</a> : name}</h3>}
                {desc && <p>{desc}</p>}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export const ServicesSkeleton = () => (
  <div className={`${container} ${fill}`}>
    <div className={`${css.cards} ${css.skeleton}`}>
      {[...Array(5).keys()].map((index) => (
        <div key={index} className={skeletonBlock} />
      ))}
    </div>
  </div>
);
