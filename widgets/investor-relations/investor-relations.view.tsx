import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  container,
  DocumentMenus,
  Documents,
  DocumentYears,
  Hero,
  Icon,
  Prose,
  useHashChoice,
  useServerMarkup,
  type ViewProps,
} from '../runtime';
import { entriesOf, type Menu, type Menus, scrollTarget } from './investor-relations.content';
import type { strings } from './investor-relations.strings';
import * as css from './investor-relations.styles';

type Props = ViewProps<Menus, (typeof strings)['English']>;

/** On the left the list of menus, with the submenus of the selected one; on the right the selected panel. */
export function InvestorRelationsView(props: Props) {
  const { block: menus, t, link, addressable } = props;
  const entries = entriesOf(menus);
  const [selected, select] = useHashChoice(
    entries.map(({ name }) => name),
    addressable,
  );
  const [expanded, setExpanded] = useState(true);
  /** Set when the visitor, not the address, has selected the entry, until the page has scrolled to it. */
  const [isScrollPending, setScrollPending] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const isServerMarkup = useServerMarkup();
  const entry = entries[selected] ?? entries[0];

  useEffect(() => {
    const element = panel.current;
    if (!isScrollPending || !element) return;
    setScrollPending(false);
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const { top } = element.getBoundingClientRect();
    if (addressable && entry?.submenu === undefined) scrollTo({ top: scrollTarget(innerWidth), behavior });
    else if (top < 0 || top > innerHeight / 2) element.scrollIntoView({ behavior });
  }, [isScrollPending, addressable, entry?.submenu]);

  if (!entry) return null;

  const linkTo = (at: number) => ({
    href: link(`/about-us/investor-relations#${entries[at]?.name}`),
    'aria-current': at === selected,
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      select(at);
      setScrollPending(true);
    },
  });

  return (
    <>
      <Hero hero={menus[entry.menu]?.banner} />
      <div className={`${container} ${css.page}`}>
        <nav className={css.nav} aria-label={t.menu}>
          <ul className={css.menus} part="menu">
            {menus.map(({ title, icon, banner, submenu }, index) => {
              const first = entries.findIndex(({ menu }) => menu === index);
              const isCurrent = index === entry.menu;
              const open = isCurrent && expanded;
              const label = (
                <>
                  {icon && <img className={css.icon} src={icon} alt="" width={80} height={80} />}
                  <span className={css.title}>{title ?? index + 1}</span>
                  {submenu.length > 0 && <Icon path="M6 9l6 6 6-6" />}
                  {banner?.descBanner && <span className={css.about}>{banner.descBanner}</span>}
                </>
              );
              return (
                <li key={index} className={css.menu} data-current={isCurrent ? '' : undefined}>
                  {submenu.length > 0 ? (
                    <button
                      type="button"
                      className={css.menuLabel}
                      aria-expanded={open}
                      onClick={() => {
                        setExpanded(!open);
                        if (!isCurrent) select(first);
                      }}
                    >
                      {label}
                    </button>
                  ) : (
                    <a className={css.menuLabel} {...linkTo(first)}>
                      {label}
                    </a>
                  )}
                  {open && submenu.length > 0 && (
                    <ul className={css.submenus}>
                      {submenu.map(({ title }, at) => (
                        <li key={at}>
                          <a className={css.submenu} {...linkTo(first + at)}>
                            {title ?? at + 1}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        {entries.map(
          (each) =>
            (each === entry || isServerMarkup) && (
              <div
                key={each === entry ? '' : each.name}
                ref={each === entry ? panel : undefined}
                className={css.panel}
                hidden={each !== entry}
                part="panel"
              >
                <Panel menu={menus[each.menu]} submenu={each.submenu} view={props} />
              </div>
            ),
        )}
      </div>
    </>
  );
}

interface PanelProps {
  view: Props;
  menu: Menu | undefined;
  submenu: number | undefined;
}

/** A submenu's documents by year, or the content of a menu without submenus. */
function Panel({ menu, submenu, view }: PanelProps) {
  const { More, t } = view;
  const chosen = menu?.submenu[submenu ?? -1];
  const page = chosen ? undefined : menu?.menu;
  const { content, image, sideMenu = [] } = page ?? {};
  const pdf = page?.pdf.filter(({ name, url }) => name && url) ?? [];
  const years = chosen?.data ?? [];
  const title = chosen?.title ?? page?.title ?? menu?.title;
  return (
    <>
      <h2 aria-live="polite">{title ?? t.menu}</h2>
      {image && <img className={css.image} src={image} alt="" width={960} height={540} />}
      {content && <Prose html={content} />}
      <Documents documents={pdf.map(({ name, url }) => ({ title: name, link: url }))} />
      <DocumentYears years={years} />
      <DocumentMenus menus={sideMenu} />
      {More && (
        <More
          key={title}
          view={view}
          path="/about-us/investor-relations"
          rest={Number((chosen ?? page)?.rest ?? 0)}
          about={title}
        />
      )}
      {!(image || content || pdf.length || sideMenu.length || years.length) && <p>{t.none}</p>}
    </>
  );
}
