import { container, hasPage, Icon, type PropsOf } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { strings } from './about-links.strings';
import * as css from './about-links.styles';

const pages = [
  { name: 'profiles', icon: 'M3 21h18M5 21V8l7-5 7 5v13M10 21v-6h4v6M9 11h.01M15 11h.01' },
  {
    name: 'management-committee',
    icon: 'M12 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5zM5 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM19 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM4 20v-1c0-4 16-4 16 0v1z',
  },
  { name: 'investor-relations', icon: 'M4 20V10M10 20V4M16 20v-7M22 20H2M13 8l3-3 3 3M16 5v4' },
  { name: 'corporate-governance', icon: paths.shieldCheck },
  {
    name: 'csr',
    icon: 'M14 9.500V7a4 4 0 0 1 4-4h2v2a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14',
  },
] as const;

export function AboutLinksView({ t, bank, link }: PropsOf<undefined, typeof strings>) {
  const inMenu = bank.menu?.flatMap(({ path, links = [] }) => [path, ...links.map((each) => each.path)]);
  const shown = pages
    .map((page) => ({ ...page, path: `/about-us/${page.name}` }))
    .filter(({ path }) => hasPage(bank, path) && (inMenu?.includes(path) ?? true));
  if (shown.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <div className={css.head}>
        <h2>{t.heading}</h2>
        <p className={css.about}>{t.about}</p>
      </div>
      <ul className={css.pages} part="pages">
        {shown.map(({ name, path, icon }) => (
          <li key={path} className={css.page}>
            <span className={css.sign}>
              <Icon path={icon} size="1.75em" />
            </span>
            <h3 className={css.title}>
              <a className={css.link} href={link(path)}>
                {t.pages[name].title}
              </a>
            </h3>
            <p>{t.pages[name].about}</p>
            <span className={css.arrow}>
              <Icon path={paths.arrow} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
