import { container, hasPage, Icon, KawungPattern, type ViewProps } from '../runtime';
import type { strings } from './about-links.strings';
import * as css from './about-links.styles';

type Props = ViewProps<undefined, (typeof strings)['English']>;

/** A heading and a list of links to the pages about the bank. */
export function AboutLinksView({ t, bank, link }: Props) {
  const inMenu = bank.menu?.flatMap(({ path, links = [] }) => [path, ...links.map((each) => each.path)]);
  const pages = t.pages.filter(([path = '']) => hasPage(bank, path) && (inMenu?.includes(path) ?? true));
  return (
    <section className={`${container} ${css.section}`}>
      <div className={css.head}>
        <h2 className={css.heading}>{t.heading(bank.name)}</h2>
        <p className={css.about}>{t.about}</p>
        <div className={css.ground}>
          <KawungPattern className={css.pattern} />
        </div>
      </div>
      <ul className={css.pages} part="pages">
        {pages.map(([path = '', title, line]) => (
          <li key={path} className={css.page}>
            <h3 className={css.title}>
              <a className={css.link} href={link(path)}>
                {title}
              </a>
            </h3>
            <p>{line}</p>
            <span className={css.arrow}>
              <Icon path="M5 12h14M13 6l6 6-6 6" />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
