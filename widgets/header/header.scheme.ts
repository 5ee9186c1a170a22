/** The reader's choice of light or dark, on pages whose theme has both. */
import { attempt } from '../runtime/core/attempt';

type Scheme = 'light' | 'dark';

const schemeKey = 'serambi-scheme';

/** Applies the choice before the first paint. Inline in the head, because a file would delay that paint. */
export const schemeScript = `try{const s=localStorage.getItem('${schemeKey}');if(s==='light'||s==='dark')document.documentElement.dataset.scheme=s}catch{}`;

const system = () => matchMedia('(prefers-color-scheme: dark)');
const preferred = (): Scheme => (system().matches ? 'dark' : 'light');

export const isDark = (): boolean => (document.documentElement.dataset.scheme ?? preferred()) === 'dark';

/** Also follows what was chosen while the browser kept the page for Back. */
export function onSchemeChange(callback: () => void, signal: AbortSignal): void {
  system().addEventListener('change', callback, { signal });
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    const stored = persisted ? attempt(() => localStorage.getItem(schemeKey)) : undefined;
    if (stored === undefined) return;
    const { dataset } = document.documentElement;
    if (stored === 'light' || stored === 'dark') dataset.scheme = stored;
    else delete dataset.scheme;
    callback();
  };
  addEventListener('pageshow', handlePageShow, { signal });
}

/** Shows and stores a scheme. Choosing the system's own removes the choice, so the page follows the system again. */
export function chooseScheme(scheme: Scheme): void {
  const { dataset } = document.documentElement;
  const isChoice = scheme !== preferred();
  if (isChoice) dataset.scheme = scheme;
  else delete dataset.scheme;
  // If the storage is blocked, the choice holds for this page.
  attempt(() => (isChoice ? localStorage.setItem(schemeKey, scheme) : localStorage.removeItem(schemeKey)));
}
