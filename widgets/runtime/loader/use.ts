/**
 * A visitor's use of server markup before the widget's code has loaded: loads the code, which repeats the last press. The loaders of
 * static widgets, which need no code, are without it.
 */
import { pressed } from '../element/actions';

/** Controls need code when touched; links and `<summary>` work without. */
const controls = 'button,input,select,textarea';

const tabsOf = (tab: Element) => [...((tab.parentElement as Element).children as HTMLCollectionOf<HTMLElement>)];

function showTab(tab: HTMLElement): void {
  for (const each of tabsOf(tab)) {
    each.setAttribute('aria-selected', `${each === tab}`);
    each.tabIndex = each === tab ? 0 : -1;
    const panel = (each.getRootNode() as ShadowRoot).getElementById(`${each.getAttribute('aria-controls')}`);
    if (panel) panel.hidden = each !== tab;
  }
}

/** The tab that a key selects. */
function tabFor(tab: Element, { key }: KeyboardEvent): HTMLElement | undefined {
  const tabs = tabsOf(tab);
  const at = tabs.indexOf(tab as HTMLElement);
  const chosen: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = chosen[key];
  return next === undefined ? undefined : tabs.at(next % tabs.length);
}

/** @param wake loads the code; called at every use of a control until `end` */
export function followUse(host: HTMLElement, wake: () => void) {
  let isOver = false;
  /** The last button and tab that were used. */
  let button: HTMLElement | undefined;
  let tab: HTMLElement | undefined;
  /** The tab that the server has selected, after the visitor has chosen another. */
  let initialTab: HTMLElement | undefined;

  function chooseTab(chosen: HTMLElement): void {
    initialTab ??= tabsOf(chosen).find((each) => each.matches('[aria-selected=true]'));
    tab = chosen;
    showTab(chosen);
    chosen.focus();
  }

  function handleUse(event: Event): void {
    const control = pressed(event, host)?.closest<HTMLElement>(controls);
    if (isOver || !control) return;
    if (event.type === 'input') use.hasInput = true;
    const isClick = event.type === 'click';
    if (!control.matches('[role=tab]')) {
      if (isClick && control.matches('button:not([type=submit])')) button = control;
    } else if (isClick) chooseTab(control);
    else tabFor(control, event as KeyboardEvent)?.click();
    wake();
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'click']) host.addEventListener(type, handleUse);

  const use = {
    /** The markup has typed text, which other markup would lose. */
    hasInput: false,
    /** The code takes over: it hydrates the server's state, then selects the visitor's tab itself. */
    end(): void {
      isOver = true;
      if (initialTab) showTab(initialTab);
    },
    /** Returns once the tab and button for the code to press. */
    take(): HTMLElement[] {
      const used = [tab, button].filter((each) => each !== undefined);
      tab = button = undefined;
      return used;
    },
  };
  return use;
}
