import {
  container,
  dark,
  fill,
  hasPage,
  Icon,
  KawungPattern,
  Picture,
  skeletonBlock,
  type ViewProps,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { hasContent, type Services } from './services.content';
import type { strings } from './services.strings';
import * as css from './services.styles';

type Props = ViewProps<Services, (typeof strings)['English'], 'layout'>;

export function ServicesView({ block, t, attributes, bank, link, isFirst }: Props) {
  const services = block.filter((each) => hasContent(each) && hasPage(bank, each.url ?? ''));
  if (services.length === 0) return null;
  const isHeader = attributes.layout === 'arches';
  const list = (
    <>
      <h2 className={isHeader ? css.headline : css.heading}>{isHeader ? t.headline : t.heading}</h2>
      <ul className={isHeader ? css.arches : css.cards}>
        {services.map(({ image, title, desc, url }, index) => {
          const name = title ?? (url && t.more);
          return (
            <li key={index} className={isHeader ? css.arch : css.card} part="card">
              <Picture image={image} className={css.picture} eager={isFirst && index === 0} size={[160, 160]} />
              <div className={css.text}>
                {name && <h3 className={css.title}>{url ? <a href={link(url)}>{name}</a> : name}</h3>}
                {desc && <p>{desc}</p>}
              </div>
              {isHeader && url && (
                <span className={css.arrow}>
                  <Icon path={paths.arrow} />
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
  if (!isHeader) {
    return (
      <section className={container} part="services">
        {list}
      </section>
    );
  }
  return (
    <header className={`${dark} ${css.header}`} part="hero">
      <KawungPattern className={css.pattern} />
      <div className={`${container} ${css.inside}`} part="services">
        {list}
      </div>
    </header>
  );
}

export const ServicesSkeleton = () => (
  <div className={`${container} ${fill}`}>
    <div className={`${css.cards} ${css.skeleton}`}>
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className={skeletonBlock} />
      ))}
    </div>
  </div>
);
