/** Tabs of the server's markup, before their code has loaded. */

export const tabsOf = (tab: Element) => [...((tab.parentElement as Element).children as HTMLCollectionOf<HTMLElement>)];

export function showTab(tab: HTMLElement): void {
  for (const each of tabsOf(tab)) {
    each.setAttribute('aria-selected', `${each === tab}`);
    each.tabIndex = each === tab ? 0 : -1;
    const panel = (each.getRootNode() as ShadowRoot).getElementById(`${each.getAttribute('aria-controls')}`);
    if (panel) panel.hidden = each !== tab;
  }
}

export function tabFor(tab: Element, { type, key }: KeyboardEvent): HTMLElement | undefined {
  const tabs = tabsOf(tab);
  const at = tabs.indexOf(tab as HTMLElement);
  const keys: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 };
  const next = type === 'click' ? at : keys[key];
  return next === undefined ? undefined : tabs.at(next % tabs.length);
}
