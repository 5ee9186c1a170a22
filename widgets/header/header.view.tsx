import { type FocusEvent, type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import {
  changeLanguage,
  codes,
  container,
  hasPage,
  Icon,
  inPlace,
  isForAbroad,
  languages,
  type MenuLink,
  type PropsOf,
  pill,
  telephone,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { autoClose, callPress, menuOf } from './header.content';
import { chooseScheme, isDark, onSchemeChange } from './header.scheme';
import { ownNames, type strings } from './header.strings';
import * as css from './header.styles';

const menuPath = 'M4 6h16M4 12h16M4 18h16';
const warning = 'M12 3l10 18H2zM12 10v4M12 17h.01';
const moon = 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z';
const chevron = <Icon path={paths.chevron} size="1.125em" />;

/** Without query, fragment and the last slash of an exported page. */
const pathOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/$/, '');
};

/** The page's path, once known in the browser; undefined on other sites. Calls `onChange` after navigation. */
function useCurrentPath(addressable: boolean, onChange: () => void): string | undefined {
  const [path, setPath] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `onChange` only sets state, so an old one does the same.
  useEffect(() => {
    if (!addressable) return;
    let shown = location.pathname;
    setPath(pathOf(shown));
    const handleNavigation = () => {
      shown = location.pathname;
      setPath(pathOf(shown));
      onChange();
    };
    const listeners = new AbortController();
    for (const name of ['popstate', 'hashchange']) window.addEventListener(name, handleNavigation, listeners);
    // Only the Navigation API reports `pushState`. Runs after its caller has shown the new page, because closing the dialog
    // restyles the page.
    const handleEntry = () => queueMicrotask(() => location.pathname !== shown && handleNavigation());
    window.navigation?.addEventListener('currententrychange', handleEntry, listeners);
    return () => listeners.abort();
  }, [addressable]);
  return path;
}

export function HeaderView({ t, language, bank, addressable, link }: PropsOf<undefined, typeof strings>) {
  const [open, setOpen] = useState<string>();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const burger = useRef<HTMLButtonElement>(null);
  const urgentPanel = useRef<HTMLDivElement>(null);
  const call = useRef<HTMLAnchorElement>(null);
  const pressedAt = useRef(0);

  // The dialog closes immediately, so that the page can take the focus; CSS shows it for another second.
  useLayoutEffect(() => {
    if (isDrawerOpen) drawer.current?.showModal();
    else drawer.current?.close();
    // Closes when the window gets wide enough for the menu bar, which hides the button.
    const handleResize = () => burger.current?.getClientRects().length || setDrawerOpen(false);
    const listeners = new AbortController();
    window.addEventListener('resize', handleResize, listeners);
    return () => listeners.abort();
  }, [isDrawerOpen]);

  const closeAll = () => {
    setOpen(undefined);
    setDrawerOpen(false);
    urgentPanel.current?.hidePopover?.();
  };
  // In the next task, or together with the page that the click shows.
  const closeAfterClick = () => setTimeout(closeAll);
  const currentPath = useCurrentPath(addressable, closeAll);
  /** The `aria-current` of a link; `withSubpages` also sets it on pages below its path. */
  const current = (path: string, withSubpages = true) => {
    // A fragment is not the page.
    if (path.includes('#')) return undefined;
    const at = pathOf(link(path));
    return currentPath === at ? 'page' : (withSubpages && currentPath?.startsWith(`${at}/`)) || undefined;
  };
  const menu = menuOf(bank);
  const { phones = [], urgent } = bank;
  const [phone, ...others] = phones;
  const abroad = others.find((each) => isForAbroad(each, phones));
  const footerLinks = (bank.footer?.links ?? []).filter(({ path }) => hasPage(bank, path));
  const menuLink = (item: MenuLink, { withSubpages = true, withAbout = false } = {}) => (
    <a
      className={css.menuItem}
      href={link(item.path)}
      aria-current={current(item.path, withSubpages)}
      onClick={closeAfterClick}
    >
      {item[language]}
      {withAbout && item.about && <small>{item.about[language]}</small>}
    </a>
  );
  const phoneLink = (number: string, label: string, ref?: Ref<HTMLAnchorElement>) => (
    <a ref={ref} className={ref ? pill : css.menuItem} href={telephone(number)}>
      {label} <b>{number}</b>
    </a>
  );
  const menuLinks = (links: readonly MenuLink[], options: { withAbout?: boolean } = {}) =>
    links.map((item) => <li key={item.path}>{menuLink(item, { withSubpages: false, ...options })}</li>);
  // Without script the toggle links to the same page, on other sites to the bank's home page.
  const home = link('/').startsWith('/') ? '' : link('/').split('?')[0];
  const toggle = () => (
    <div className={css.toggle} role="group" aria-label={t.language}>
      {languages.map((each) => (
        <a
          key={each}
          href={`${home}?lang=${codes[each]}`}
          lang={codes[each]}
          aria-label={`${codes[each].toUpperCase()}, ${ownNames[each]}`}
          aria-current={each === language || undefined}
          onClick={inPlace(() => {
            closeAll();
            changeLanguage(each);
          })}
        >
          {codes[each].toUpperCase()}
        </a>
      ))}
    </div>
  );
  // Other sites decide about their scheme themselves.
  const schemeSwitch = () => addressable && bank.hasDarkTheme && <SchemeSwitch label={t.dark} />;
  const logo = () => (
    <a className={css.logo} href={link('/')} onClick={closeAfterClick}>
      {bank.logo ? <img src={bank.logo} alt={bank.name} /> : bank.name}
      {bank.logo && bank.logoLight && <img src={bank.logoLight} alt={bank.name} loading="lazy" />}
    </a>
  );
  const download = hasPage(bank, '/download') && (
    <a className={`${pill} ${css.download}`} href={link('/download')} onClick={closeAfterClick}>
      {t.download}
    </a>
  );

  return (
    <header className={css.header} part="header">
      <div className={`${container} ${css.bar}`}>
        {logo()}
        <nav className={css.menu} aria-label={t.menu}>
          <ul>
            {menu.map((item) =>
              item.links ? (
                <Dropdown
                  key={item.path}
                  label={item[language]}
                  current={current(item.path)}
                  open={open === item.path}
                  onOpen={(opened) => setOpen(opened ? item.path : undefined)}
                >
                  {menuLinks(item.links, { withAbout: true })}
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
              onPointerDown={({ timeStamp }) => {
                pressedAt.current = timeStamp;
              }}
              onPointerUp={({ pointerType, timeStamp }) => {
                if (pointerType === 'touch' && timeStamp - pressedAt.current >= callPress) call.current?.click();
              }}
            >
              <Icon path={warning} />
              <span>{urgent[language]}</span>
            </button>
            <div ref={urgentPanel} id="urgent" popover="auto" className={css.urgentPanel} part="urgent">
              {phone && phoneLink(phone, t.call, call)}
              {abroad && phoneLink(abroad, t.abroad)}
              <ul>{menuLinks((urgent.links ?? []).filter(({ path }) => hasPage(bank, path)))}</ul>
            </div>
          </>
        )}
        {hasPage(bank, '/search') && (
          <a className={css.search} href={link('/search')} aria-label={t.search} aria-current={current('/search')}>
            <Icon path={paths.magnifier} />
          </a>
        )}
        <button
          ref={burger}
          type="button"
          className={css.burger}
          aria-label={t.open}
          aria-haspopup="dialog"
          aria-expanded={isDrawerOpen}
          onClick={() => setDrawerOpen(true)}
        >
          <Icon path={menuPath} />
        </button>
      </div>
      <dialog
        ref={drawer}
        className={css.drawer}
        part="drawer"
        aria-label={t.menu}
        inert={!isDrawerOpen}
        onClose={() => setDrawerOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setDrawerOpen(false)}
      >
        <div className={css.sheet}>
          <div className={css.top}>
            <button type="button" className={css.burger} aria-label={t.close} onClick={() => setDrawerOpen(false)}>
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

/** Rendered by code only, because only the browser knows the choice. */
function SchemeSwitch({ label }: { label: string }) {
  const [isPressed, setPressed] = useState<boolean>();
  useEffect(() => {
    const show = () => setPressed(isDark());
    show();
    const listeners = new AbortController();
    onSchemeChange(show, listeners.signal);
    return () => listeners.abort();
  }, []);
  return (
    <button
      type="button"
      className={css.schemeSwitch}
      aria-label={label}
      aria-pressed={isPressed ?? false}
      onClick={() => {
        chooseScheme(isPressed ? 'light' : 'dark');
        setPressed(!isPressed);
      }}
    >
      <Icon path={moon} />
    </button>
  );
}

interface DropdownProps {
  label: ReactNode;
  current: 'page' | true | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** APG disclosure navigation that also closes after a while without use. */
function Dropdown({ label, current, open, onOpen, children }: DropdownProps) {
  const id = useId();
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isHovered, setHovered] = useState(false);
  /** Keeps effects from running again for a new callback. */
  const latestOnOpen = useRef(onOpen);
  latestOnOpen.current = onOpen;

  useEffect(() => {
    if (!open || isHovered) return;
    // A click also focuses the button; only visible (keyboard) focus keeps the dropdown open.
    const close = () => group.current?.querySelector(':focus-visible') || latestOnOpen.current(false);
    const timer = setInterval(close, autoClose);
    return () => clearInterval(timer);
  }, [open, isHovered]);
  // A layout effect, because the next press may come before the next frame.
  useLayoutEffect(() => {
    if (!open) return setHovered(false);
    const handlePointerDown = (event: Event) =>
      event.composedPath().includes(group.current as Element) || latestOnOpen.current(false);
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      latestOnOpen.current(false);
      button.current?.focus();
    };
    const listeners = new AbortController();
    document.addEventListener('pointerdown', handlePointerDown, listeners);
    document.addEventListener('keydown', handleKeyDown, listeners);
    return () => listeners.abort();
  }, [open]);

  const handleBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpen(false);
  };
  return (
    <li ref={group} onBlurCapture={handleBlur}>
      <button
        ref={button}
        type="button"
        className={css.menuItem}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current}
        onClick={() => onOpen(!open)}
      >
        {label}
        {chevron}
      </button>
      <ul
        id={id}
        className={css.panel}
        hidden={!open}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
      >
        {children}
      </ul>
    </li>
  );
}
