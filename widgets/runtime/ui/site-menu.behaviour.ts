/**
 * The menu of a site's header: dropdowns (APG disclosure navigation), the drawer of narrow screens, the emergency entry, the mark of
 * the current page, and the switch for a dark page.
 */
import { lasting } from './lasting.behaviour';
import { schemeSwitches } from './scheme.behaviour';

/** In ms; an open dropdown then closes, unless it has the pointer or the keyboard focus. */
const autoClose = 5_000;
/** In ms; the second tap of two on the drawer’s close button meets the button that opens it. */
const doubleTap = 400;
/** In ms; a finger must rest this long on the emergency entry to call. */
const callPress = 1_000;

/** Without query, fragment and the last slash of an exported page. */
const pathOf = (address: string): string => {
  const [path = ''] = address.split(/[?#]/);
  return path.replace(/\/$/, '');
};

/** Marks what leads to the page shown. For `data-section`, which has a button's address, the pages below it count, too. */
function markHere(menu: HTMLElement): void {
  const here = pathOf(location.pathname);
  for (const each of menu.querySelectorAll<HTMLElement>('li a,[data-section]')) {
    const { section } = each.dataset;
    const address = section || (each.getAttribute('href') ?? '');
    const path = pathOf(address);
    // A fragment is not the page.
    const isHere = here === path && !address.includes('#');
    const isBelow = section !== undefined && path !== '' && here.startsWith(`${path}/`);
    if (isHere || isBelow) each.setAttribute('aria-current', isHere ? 'page' : 'true');
    else each.removeAttribute('aria-current');
  }
}

/** Opens the list after the button. It closes when the signal of the returned controller is aborted. */
function openDropdown(button: HTMLElement): AbortController {
  const opened = new AbortController();
  const { signal } = opened;
  const group = button.parentElement as HTMLElement;
  const list = button.nextElementSibling as HTMLElement;
  const close = () => opened.abort();
  let timer: ReturnType<typeof setInterval> | undefined;
  const wait = () => {
    clearInterval(timer);
    // A click also focuses the button; only visible (keyboard) focus keeps the dropdown open.
    timer = setInterval(() => group.querySelector(':focus-visible') || close(), autoClose);
  };
  const handleEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    close();
    button.focus();
  };
  const handlePress = (event: Event) => event.composedPath().includes(group) || close();
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !group.contains(relatedTarget as Node)) close();
  };
  const show = (isOpen: boolean) => {
    button.setAttribute('aria-expanded', `${isOpen}`);
    list.hidden = !isOpen;
  };
  signal.addEventListener('abort', () => {
    clearInterval(timer);
    show(false);
  });
  list.addEventListener('mouseenter', () => clearInterval(timer), { signal });
  list.addEventListener('mouseleave', wait, { signal });
  group.addEventListener('focusout', handleBlur, { signal });
  document.addEventListener('pointerdown', handlePress, { signal });
  document.addEventListener('keydown', handleEscape, { signal });
  show(true);
  wait();
  return opened;
}

/** `data-menu` is `own` on the bank's site. A language link with `data-language` changes the language in place. */
export const siteMenu = lasting((menu, signal) => {
  const find = <T extends HTMLElement>(selector: string) => menu.querySelector<T>(selector);
  const drawer = () => find<HTMLDialogElement>('dialog');
  const burger = () => find('[aria-haspopup=dialog]');
  let dropdown: AbortController | undefined;
  let closed = Number.NEGATIVE_INFINITY;

  function showDrawer(isOpen: boolean): void {
    const dialog = drawer();
    burger()?.setAttribute('aria-expanded', `${isOpen}`);
    if (!dialog) return;
    // CSS shows it for another second.
    dialog.inert = !isOpen;
    // It closes immediately, so that the page can take the focus.
    if (isOpen) dialog.showModal();
    else dialog.close();
  }
  function closeAll(): void {
    dropdown?.abort();
    showDrawer(false);
    // On the bank's site the menu of the other language is in a template.
    if (menu.isConnected) find('[popover]')?.hidePopover?.();
  }

  function handleClick(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest<HTMLElement>('button[aria-controls]');
    const link = target.closest<HTMLElement>('a:not([href^="tel:"])');
    if (button) {
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      dropdown?.abort();
      if (!isOpen) dropdown = openDropdown(button);
    } else if (target.closest('[aria-haspopup=dialog]')) {
      if (event.timeStamp - closed > doubleTap) showDrawer(true);
    } else if (target.closest('[data-close]') || target.localName === 'dialog') {
      closed = event.timeStamp;
      showDrawer(false);
    }
    // With these keys the browser opens a new tab or window.
    else if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The other language replaces the menu, and gives the focus to the same element.
    else if (link?.lang) {
      closeAll();
      const { language: value } = link.dataset;
      if (!value) return;
      event.preventDefault();
      // Not `changeLanguage`: an embed would load the file that has it, too.
      dispatchEvent(new CustomEvent('serambi:language', { detail: { type: 'CHANGE', value } }));
    }
    // In the next task, or together with the page that the click shows.
    else if (link) setTimeout(closeAll);
  }

  let pressedAt = 0;
  const isUrgent = ({ target }: Event) => target instanceof Element && target.closest('[popovertarget]');
  function handlePress(event: PointerEvent): void {
    if (isUrgent(event)) pressedAt = event.timeStamp;
  }
  function handleRelease(event: PointerEvent): void {
    const isLong = event.pointerType === 'touch' && event.timeStamp - pressedAt >= callPress;
    if (isLong && isUrgent(event)) find('[popover] a[href^="tel:"]')?.click();
  }

  // Chromium returns no focus from a popover in a shadow tree.
  function handleToggle({ target }: Event): void {
    if (target instanceof Element && target.matches('[popover]:focus-within')) find('[popovertarget]')?.focus();
  }

  menu.addEventListener('click', handleClick, { signal });
  menu.addEventListener('pointerdown', handlePress, { signal });
  menu.addEventListener('pointerup', handleRelease, { signal });
  // These events do not bubble.
  menu.addEventListener('beforetoggle', handleToggle, { signal, capture: true });
  menu.addEventListener('close', () => showDrawer(false), { signal, capture: true });
  // Closes when the window gets wide enough for the menu bar, which hides the button.
  const sizes = new ResizeObserver(() => burger()?.getClientRects().length || showDrawer(false));
  sizes.observe(menu);
  signal.addEventListener('abort', () => sizes.disconnect());
  signal.addEventListener('abort', () => dropdown?.abort());
  if (menu.dataset.menu !== 'own') return () => {};

  let shown = location.pathname;
  const handleNavigation = () => {
    shown = location.pathname;
    markHere(menu);
    closeAll();
  };
  for (const name of ['popstate', 'hashchange']) addEventListener(name, handleNavigation, { signal });
  // Only the Navigation API reports `pushState`. Runs after its caller has shown the new page, because closing the dialog restyles
  // the page.
  const handleEntry = () => queueMicrotask(() => location.pathname !== shown && handleNavigation());
  window.navigation?.addEventListener('currententrychange', handleEntry, { signal });
  const showScheme = schemeSwitches(menu, signal);
  return () => {
    markHere(menu);
    showScheme();
  };
});
