import { type ReactNode, useId } from 'react';
import {
  codes,
  container,
  hasPage,
  Icon,
  isForAbroad,
  languages,
  type MenuLink,
  type PropsOf,
  pill,
  siteMenu,
  telephone,
  useBehaviour,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { menuOf } from './header.content';
import { ownNames, type strings } from './header.strings';
import * as css from './header.styles';

const menuPath = 'M4 6h16M4 12h16M4 18h16';
const warning = 'M12 3l10 18H2zM12 10v4M12 17h.01';
const moon = 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z';
const chevron = <Icon path={paths.chevron} size="1.125em" />;

/** In characters, in either language. A longer word would take the logo's room. */
const longestUrgent = 10;

export function HeaderView({ t, language, bank, addressable, link, samePage }: PropsOf<undefined, typeof strings>) {
  const header = useBehaviour(siteMenu);
  const menu = menuOf(bank);
  const { phones = [], urgent } = bank;
  const [phone, ...others] = phones;
  const isLong = languages.some((each) => urgent && urgent[each].length > longestUrgent);
  const abroad = others.find((each) => isForAbroad(each, phones));
  const footerLinks = (bank.footer?.links ?? []).filter(({ path }) => hasPage(bank, path));
  const menuLink = (item: MenuLink, { isSection = true, withAbout = false } = {}) => (
    <a className={css.menuItem} href={link(item.path)} data-section={isSection ? '' : undefined}>
      {item[language]}
      {withAbout && item.about && <small>{item.about[language]}</small>}
    </a>
  );
  const phoneLink = (number: string, label: string, className = css.menuItem) => (
    <a className={className} href={telephone(number)}>
      {label} <b>{number}</b>
    </a>
  );
  const menuLinks = (links: readonly MenuLink[], withAbout = false) =>
    links.map((item) => <li key={item.path}>{menuLink(item, { isSection: false, withAbout })}</li>);
  // On other sites the toggle links to the bank's home page. The bank's site follows its links itself.
  const home = link('/').startsWith('/') ? '' : link('/').split('?')[0];
  const toggle = () => (
    <div className={css.toggle} role="group" aria-label={t.language}>
      {languages.map((each) => (
        <a
          key={each}
          href={samePage?.(each) ?? `${home}?lang=${codes[each]}`}
          lang={codes[each]}
          data-language={addressable ? undefined : each}
          aria-label={`${codes[each].toUpperCase()}, ${ownNames[each]}`}
          aria-current={each === language || undefined}
        >
          {codes[each].toUpperCase()}
        </a>
      ))}
    </div>
  );
  // Other sites decide about their scheme themselves.
  const schemeSwitch = () =>
    addressable &&
    bank.hasDarkTheme && (
      <button type="button" className={css.schemeSwitch} aria-label={t.dark} aria-pressed={false} data-scheme-switch="">
        <Icon path={moon} />
      </button>
    );
  const logo = () => (
    <a className={css.logo} href={link('/')}>
      {bank.logo ? <img src={bank.logo} alt={bank.name} /> : bank.name}
      {bank.logo && bank.logoLight && <img src={bank.logoLight} alt={bank.name} loading="lazy" />}
    </a>
  );
  const download = hasPage(bank, '/download') && (
    <a className={`${pill} ${css.download}`} href={link('/download')}>
      {t.download}
    </a>
  );

  return (
    <header ref={header} className={css.header} part="header" data-menu={addressable ? 'own' : ''}>
      <div className={`${container} ${css.bar}`}>
        {logo()}
        <nav className={css.menu} aria-label={t.menu}>
          <ul>
            {menu.map((item) =>
              item.links ? (
                <Dropdown key={item.path} label={item[language]} path={link(item.path)}>
                  {menuLinks(item.links, true)}
                </Dropdown>
              ) : (
                <li key={item.path}>{menuLink(item)}</li>
              ),
            )}
          </ul>
        </nav>
        {toggle()}
        {schemeSwitch()}
        {download}
        {urgent && (
          <>
            <button
              type="button"
              className={css.urgent}
              title={urgent[language]}
              popoverTarget="urgent"
              data-long={isLong || undefined}
            >
              <Icon path={warning} />
              <span>{urgent[language]}</span>
            </button>
            <div id="urgent" popover="auto" className={css.urgentPanel} part="urgent">
              {phone && phoneLink(phone, t.call, pill)}
              {abroad && phoneLink(abroad, t.abroad)}
              <ul>{menuLinks((urgent.links ?? []).filter(({ path }) => hasPage(bank, path)))}</ul>
            </div>
          </>
        )}
        {hasPage(bank, '/search') && (
          <a className={css.search} href={link('/search')} aria-label={t.search} data-section="">
            <Icon path={paths.magnifier} />
          </a>
        )}
        <button type="button" className={css.burger} aria-label={t.open} aria-haspopup="dialog" aria-expanded={false}>
          <Icon path={menuPath} />
        </button>
      </div>
      <dialog className={css.drawer} part="drawer" aria-label={t.menu} inert>
        <div className={css.sheet}>
          <div className={css.top}>
            <button type="button" className={css.burger} aria-label={t.close} data-close="">
              <Icon path={paths.cross} />
            </button>
            <div className={css.choices}>
              {toggle()}
              {schemeSwitch()}
            </div>
            {logo()}
          </div>
          <nav aria-label={t.menu}>
            <ul>
              {menu.map((item) => (
                <li key={item.path}>
                  {item.links ? (
                    <details>
                      <summary className={css.menuItem}>
                        {item[language]}
                        {chevron}
                      </summary>
                      <ul>{menuLinks(item.links)}</ul>
                    </details>
                  ) : (
                    menuLink(item)
                  )}
                </li>
              ))}
              {/* Phone number and footer links, for readers in haste. */}
              {(phone || footerLinks.length > 0) && (
                <li>
                  <ul>
                    {hasPage(bank, '/search') &&
                      menuLinks([{ path: '/search', English: t.search, Indonesia: t.search }])}
                    {phone && <li>{phoneLink(phone, t.call)}</li>}
                    {menuLinks(footerLinks)}
                  </ul>
                </li>
              )}
            </ul>
          </nav>
          {download && <div className={css.pinned}>{download}</div>}
        </div>
      </dialog>
    </header>
  );
}

interface DropdownProps {
  label: ReactNode;
  path: string;
  children: ReactNode;
}

/** APG disclosure navigation. `path` marks it on the page of that address and below. */
function Dropdown({ label, path, children }: DropdownProps) {
  const id = useId();
  return (
    <li>
      <button type="button" className={css.menuItem} aria-expanded={false} aria-controls={id} data-section={path}>
        {label}
        {chevron}
      </button>
      <ul id={id} className={css.panel} hidden>
        {children}
      </ul>
    </li>
  );
}
