/** The reader's choice between light and dark, on pages whose theme has both. */
type Scheme = 'light' | 'dark';

/** Key in `localStorage`. */
const schemeKey = 'serambi-scheme';

/** Shows the choice before the page is painted. A text for the page's head: a file would hold up the first view of all readers. */
export const schemeScript = `try{const s=localStorage.getItem('${schemeKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

const system = () => matchMedia('(prefers-color-scheme: dark)');
const preferred = (): Scheme => (system().matches ? 'dark' : 'light');

export const isDark = (): boolean => (document.documentElement.dataset.scheme ?? preferred()) === 'dark';

/** Calls back when the reader's system changes. */
export function onSystemChange(callback: () => void, signal: AbortSignal): void {
  system().addEventListener('change', callback, { signal });
}

/** Shows a scheme and keeps it. The system's own is no choice: from then on the page follows the system again. */
export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  const isChoice = scheme !== preferred();
  if (isChoice) dataset.scheme = scheme;
  else delete dataset.scheme;
  try {
    if (isChoice) localStorage.setItem(schemeKey, scheme);
    else localStorage.removeItem(schemeKey);
  } catch {
    // Storage is blocked, so it is chosen for this page alone.
  }
}
