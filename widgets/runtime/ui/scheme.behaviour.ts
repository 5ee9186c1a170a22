/** The reader's choice of light or dark, on pages whose theme has both. Switches are buttons with `data-scheme-switch`. */

type Scheme = 'light' | 'dark';

const schemeKey = 'serambi-scheme';

/** Applies the choice before the first paint. Inline in the head, because a file would delay that paint. */
export const schemeScript = `try{const s=localStorage.getItem('${schemeKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

const system = () => matchMedia('(prefers-color-scheme: dark)');
const preferred = (): Scheme => (system().matches ? 'dark' : 'light');
const isDark = (): boolean => (document.documentElement.dataset.scheme ?? preferred()) === 'dark';

/** Undefined if the storage is blocked. Not `attempt`: an embed would load the file that has it, too. */
function inStorage<Result>(act: (storage: Storage) => Result): Result | undefined {
  try {
    return act(localStorage);
  } catch {
    return undefined;
  }
}

/** Shows and stores a scheme. Choosing the system's own removes the choice, so the page follows the system again. */
function choose(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  const isChoice = scheme !== preferred();
  if (isChoice) dataset.scheme = scheme;
  else delete dataset.scheme;
  // If the storage is blocked, the choice holds for this page.
  inStorage((storage) => (isChoice ? storage.setItem(schemeKey, scheme) : storage.removeItem(schemeKey)));
}

/** Makes the switches in an element work, until `signal` is aborted. Returns the function that shows their state. */
export function schemeSwitches(element: HTMLElement, signal: AbortSignal): () => void {
  const show = () => {
    for (const each of element.querySelectorAll('[data-scheme-switch]'))
      each.setAttribute('aria-pressed', `${isDark()}`);
  };
  const handleClick = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-scheme-switch]'))) return;
    choose(isDark() ? 'light' : 'dark');
    show();
  };
  // Follows what was chosen while the browser kept the page for Back.
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    const choice = persisted ? inStorage((storage) => storage.getItem(schemeKey)) : undefined;
    if (choice === undefined) return;
    const { dataset } = document.documentElement;
    if (choice === 'light' || choice === 'dark') dataset.scheme = choice;
    else delete dataset.scheme;
    show();
  };
  element.addEventListener('click', handleClick, { signal });
  system().addEventListener('change', show, { signal });
  addEventListener('pageshow', handlePageShow, { signal });
  return show;
}
