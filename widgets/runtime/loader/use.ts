/**
 * A visitor's use of server markup before the widget's code has loaded: loads the code, which repeats the last press. The loaders of
 * static widgets, which need no code, are without it.
 */
import { pressed } from '../element/actions';
import { keepState, repeatable } from '../element/kept-state';
import type { behave as Behave } from '../ui/behaviours';
import { tabFor, tabsBeside } from '../ui/tabs.behaviour';

/** Controls need code when touched; links and `<summary>` work without. */
const controls = 'button,input,select,textarea';

function showTab(tab: HTMLElement): void {
  for (const each of tabsBeside(tab)) {
    each.setAttribute('aria-selected', `${each === tab}`);
    each.tabIndex = each === tab ? 0 : -1;
    const panel = (each.getRootNode() as ShadowRoot).getElementById(`${each.getAttribute('aria-controls')}`);
    if (panel) panel.hidden = each !== tab;
  }
}

/** @param wake loads the code; called at every use of a control until `end` */
export function followUse(host: HTMLElement, wake: () => void) {
  /** The last button that was used. */
  let button: HTMLElement | undefined;
  /** Index of the last tab that was chosen, and of the one that the server has selected. Another language has other nodes. */
  let chosen = -1;
  let initial = -1;
  const allTabs = () => [...(host.shadowRoot?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];

  function chooseTab(tab: HTMLElement): void {
    const tabs = allTabs();
    const selected = tabsBeside(tab).find((each) => each.matches('[aria-selected=true]')) ?? tab;
    if (initial < 0) initial = tabs.indexOf(selected);
    chosen = tabs.indexOf(tab);
    showTab(tab);
    tab.focus();
  }

  function handleUse(event: Event): void {
    const control = pressed(event, host)?.closest<HTMLElement>(controls);
    if (use.isOver || !control) return;
    if (event.type === 'input') use.hasInput = true;
    const isClick = event.type === 'click';
    if (!control.matches('[role=tab]')) {
      if (isClick && control.matches(repeatable)) button = control;
    } else if (isClick) chooseTab(control);
    else tabFor(control, (event as KeyboardEvent).key)?.click();
    wake();
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'click']) host.addEventListener(type, handleUse);

  const use = {
    /** Code or behaviour answers. */
    isOver: false,
    /** The markup has typed text, which other markup would lose. */
    hasInput: false,
    /** Before markup in another language; returns the function that restores in it what the visitor has opened and chosen. */
    keep: () => keepState(host.shadowRoot as ShadowRoot),
    /** A plain widget's behaviour has come, for the markup shown: it answers from now on. */
    begin(behave: typeof Behave): void {
      use.isOver = true;
      behave(host.shadowRoot as ShadowRoot, use.take());
    },
    /** The code takes over: it hydrates the server's state, then selects the visitor's tab itself. */
    end(): void {
      use.isOver = true;
      const tab = allTabs()[initial];
      if (tab) showTab(tab);
    },
    /** Returns once the tab and button for the code to press. */
    take(): HTMLElement[] {
      const used = [allTabs()[chosen], button].filter((each) => !!each);
      chosen = -1;
      button = undefined;
      return used;
    },
  };
  return use;
}
