import { type FocusEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { changeLanguage, codes, container, Icon, languages, pill, type ViewProps } from '../runtime';
import { autoClose, menu } from './header.content';
import { ownNames, type strings } from './header.strings';
import * as css from './header.styles';

type Props = ViewProps<undefined, (typeof strings)['English']>;

const menuPath = 'M4 6h16M4 12h16M4 18h16';
const closePath = 'M6 6l12 12M18 6L6 18';
const chevron = <Icon path="M6 9l6 6 6-6" size="1.125em" />;

/** The path that the page shows now, once that is known, and `moved` when it is another; a stranger's has paths of its own. */
function useHere(addressable: boolean, moved: () => void): string | undefined {
  const [here, setHere] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moved` does the same each time.
  useEffect(() => {
    if (!addressable) return;
    let shown = location.pathname;
    setHere(shown);
    const heard = () => {
      if (location.pathname === shown) return;
      shown = location.pathname;
      setHere(shown);
      moved();
    };
    const end = new AbortController();
    // `pushState` tells nobody; the Navigation API does. Without it the mark waits for Back, or the next page load.
    window.navigation?.addEventListener('currententrychange', heard, end);
    window.addEventListener('popstate', heard, end);
    return () => end.abort();
  }, [addressable]);
  return here;
}

export function HeaderView({ t, language, bank, addressable, link }: Props) {
  /** The open dropdown's path. */
  const [open, setOpen] = useState<string>();
  const [drawn, setDrawn] = useState(false);
  const drawer = useRef<HTMLDialogElement>(null);
  const burger = useRef<HTMLButtonElement>(null);

  // Closed at once for the page behind, which may be about to take the focus; that it slides away for another second is
  // the style's affair.
  useLayoutEffect(() => {
    if (drawn) drawer.current?.showModal();
    else drawer.current?.close();
    // Where there is room for the menu itself, it is not drawn.
    const widened = () => burger.current?.getClientRects().length || setDrawn(false);
    const end = new AbortController();
    window.addEventListener('resize', widened, end);
    return () => end.abort();
  }, [drawn]);

  const closeAll = () => {
    setOpen(undefined);
    setDrawn(false);
  };
  // Back and Forward, too, lead to a page, not to a menu.
  const here = useHere(addressable, closeAll);
  /** A page counts as its place's own, but below a group's own page are other places. */
  const current = (path: string, deeper = true) =>
    here === path ? 'page' : (deeper && here?.startsWith(`${path}/`)) || undefined;
  const place = (path: string, deeper?: boolean) => (
    <a className={css.place} href={link(path)} aria-current={current(path, deeper)} onClick={closeAll}>
      {t.places[path]}
    </a>
  );
  const places = (below: readonly string[]) => below.map((path) => <li key={path}>{place(path, false)}</li>);
  // Without script they lead to the bank: on its own page to the same one, else to its home.
  const home = link('/').startsWith('/') ? '' : link('/');
  const toggle = () => (
    <div className={css.toggle} role="group" aria-label={t.language}>
      {languages.map((each) => (
        <a
          key={each}
          href={`${home}?lang=${codes[each]}`}
          lang={codes[each]}
          aria-label={`${codes[each].toUpperCase()}, ${ownNames[each]}`}
          aria-current={each === language || undefined}
          onClick={(event) => {
            // Another tab or window is the browser's to open.
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            closeAll();
            changeLanguage(each);
          }}
        >
          {codes[each].toUpperCase()}
        </a>
      ))}
    </div>
  );
  const download = (
    <a className={`${pill} ${css.download}`} href={link('/download')} onClick={closeAll}>
      {t.download}
    </a>
  );

  return (
    <header className={css.header} part="header">
      <div className={`${container} ${css.bar}`}>
        <a className={css.logo} href={link('/')}>
          {bank.logo ? <img src={bank.logo} alt={bank.name} /> : bank.name}
        </a>
        <nav className={css.menu} aria-label={t.menu}>
          <ul>
            {menu.map(({ path, below }) =>
              below ? (
                <Dropdown
                  key={path}
                  label={t.groups[path]}
                  current={current(path)}
                  open={open === path}
                  onOpen={(opened) => setOpen(opened ? path : undefined)}
                >
                  {places(below)}
                </Dropdown>
              ) : (
                <li key={path}>{place(path)}</li>
              ),
            )}
          </ul>
        </nav>
        {toggle()}
        {download}
        <button
          ref={burger}
          type="button"
          className={css.burger}
          aria-label={t.open}
          aria-haspopup="dialog"
          aria-expanded={drawn}
          onClick={() => setDrawn(true)}
        >
          <Icon path={menuPath} />
        </button>
      </div>
      <dialog
        ref={drawer}
        className={css.drawer}
        part="drawer"
        aria-label={t.menu}
        inert={!drawn}
        onClose={() => setDrawn(false)}
        onClick={(event) => event.target === event.currentTarget && setDrawn(false)}
      >
        <div className={css.sheet}>
          <div className={css.top}>
            <button type="button" className={css.burger} aria-label={t.close} onClick={() => setDrawn(false)}>
              <Icon path={closePath} />
            </button>
            {toggle()}
          </div>
          <nav aria-label={t.menu}>
            <ul>
              {menu.map(({ path, below }) => (
                <li key={path}>
                  {below ? (
                    <details>
                      <summary className={css.place}>
                        {t.groups[path]}
                        {chevron}
                      </summary>
                      <ul>{places(below)}</ul>
                    </details>
                  ) : (
                    place(path)
                  )}
                </li>
              ))}
            </ul>
          </nav>
          {download}
        </div>
      </dialog>
    </header>
  );
}

interface DropdownProps {
  label: ReactNode;
  current: 'page' | true | undefined;
  open: boolean;
  onOpen: (open: boolean) => void;
  children: ReactNode;
}

/** A place that opens: APG disclosure navigation, which also closes by itself when nobody is in it any more. */
function Dropdown({ label, current, open, onOpen, children }: DropdownProps) {
  const id = useId();
  const group = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [pointed, setPointed] = useState(false);
  const tell = useRef(onOpen);
  tell.current = onOpen;

  useEffect(() => {
    if (!open || pointed) return;
    // A pressed button has the focus, too: only a keyboard's is a sign of somebody who reads on.
    const close = () => group.current?.querySelector(':focus-visible') || tell.current(false);
    const timer = setInterval(close, autoClose);
    return () => clearInterval(timer);
  }, [open, pointed]);
  // A press may follow sooner than the next frame.
  useLayoutEffect(() => {
    if (!open) return setPointed(false);
    const pressed = (event: Event) => event.composedPath().includes(group.current as Element) || tell.current(false);
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      tell.current(false);
      button.current?.focus();
    };
    const end = new AbortController();
    document.addEventListener('pointerdown', pressed, end);
    document.addEventListener('keydown', typed, end);
    return () => end.abort();
  }, [open]);

  const left = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpen(false);
  };
  return (
    <li ref={group} onBlurCapture={left}>
      <button
        ref={button}
        type="button"
        className={css.place}
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
        onMouseEnter={() => setPointed(true)}
        onMouseLeave={() => setPointed(false)}
      >
        {children}
      </ul>
    </li>
  );
}
