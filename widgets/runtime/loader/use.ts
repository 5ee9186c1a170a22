/**
 * A visitor's use of server markup before its code or behaviour has loaded: loads it, and it repeats the last press. The loaders of
 * static widgets, which need neither, are without this.
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

/** @param wake loads code or behaviour; called at every use of a control while `isOver` is false */
export function followUse(root: ShadowRoot, wake: () => void) {
  // Indexes, because markup in another language has other nodes: of the last button that was used, the last tab that was chosen, and the
  // tab that the server has selected.
  let used = -1;
  let chosen = -1;
  let initial = -1;
  const buttons = () => [...root.querySelectorAll<HTMLElement>(repeatable)];

  function chooseTab(tab: HTMLElement): void {
    const all = buttons();
    const selected = tabsBeside(tab).find((each) => each.matches('[aria-selected=true]')) ?? tab;
    if (initial < 0) initial = all.indexOf(selected);
    chosen = all.indexOf(tab);
    showTab(tab);
    tab.focus();
  }

  function handleUse(event: Event): void {
    const control = pressed(event, root.host)?.closest<HTMLElement>(controls);
    if (use.isOver || !control) return;
    use.hasInput ||= event.type === 'input';
    const isTab = control.matches('[role=tab]');
    if (event.type !== 'click') {
      if (isTab) tabFor(control, (event as KeyboardEvent).key)?.click();
    } else if (isTab) chooseTab(control);
    else used = buttons().indexOf(control);
    wake();
  }
  for (const type of ['pointerdown', 'focusin', 'keydown', 'input', 'click']) root.addEventListener(type, handleUse);
  // A posted form waits for its code; one that opens a page of the bank does not.
  root.addEventListener('submit', (event) => {
    if (!use.isOver && (event.target as HTMLFormElement).method === 'post') event.preventDefault();
  });

  const use = {
    /** Code or behaviour answers. */
    isOver: false,
    /** The markup has typed text, which other markup would lose. */
    hasInput: false,
    /** Before markup in another language; returns the function that restores in it what the visitor has opened and chosen. */
    keep: () => keepState(root),
    /** The behaviour answers from now on, if it has come and the markup shown is a plain widget's. */
    begin(behave: typeof Behave | undefined): void {
      use.isOver = !!behave;
      behave?.(root, use.take());
    },
    /** The code takes over: it hydrates the server's state, then selects the visitor's tab itself. */
    end(): void {
      use.isOver = true;
      const tab = buttons()[initial];
      if (tab) showTab(tab);
    },
    /** Returns once the tab and button for the code to press. */
    take(): HTMLElement[] {
      const again = [chosen, used];
      chosen = used = -1;
      return buttons().filter((_, at) => again.includes(at));
    },
  };
  return use;
}

export type Use = ReturnType<typeof followUse>;
