/** Sharing of the page's address, which only the browser knows, in the markup of `share.tsx`; copying of any address. */
import { lasting } from './lasting.behaviour';

const width = 550;
const height = 400;

function popup(address: string) {
  const left = Math.round(screenX + Math.max(0, outerWidth - width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - height) / 2);
  open(address, '_blank', `noopener,width=${width},height=${height},left=${left},top=${top}`);
}

/** Falls back to `execCommand` where the clipboard is missing (no TLS) or forbidden. */
async function copy(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    Object.assign(field.style, { position: 'fixed', opacity: '0' });
    field.readOnly = true;
    field.value = text;
    button.after(field);
    field.select();
    const copied = document.execCommand?.('copy');
    field.remove();
    button.focus();
    return copied;
  }
}

/** The page's own address where the widget's cannot be resolved: in a `data:` document. */
const pageOf = ({ dataset: { share = '' } }: HTMLElement) =>
  share && URL.canParse(share, document.baseURI) ? new URL(share, document.baseURI).href : location.href;

/** `@` stands for the page's address, `#` for its title. */
const dialogOf = ({ dataset: { dialog = '' } }: HTMLElement, row: HTMLElement) =>
  dialog.replace(/[@#]/g, (sign) => encodeURIComponent(sign === '@' ? pageOf(row) : (row.dataset.title ?? '')));

// Loaded with the row, so that a press gets its answer without delay.
const loadToast = () => import('./toast');

interface CopyMessages {
  copied?: string;
  /** With `{address}`. */
  failed?: string;
}

/** Copies the address and says so, or shows it where it cannot be copied. Rejects if the message's code is lost. */
export async function copyAddress(
  control: HTMLElement,
  address: string,
  { copied = '', failed = '' }: CopyMessages,
): Promise<void> {
  const isCopied = await copy(address, control);
  const { toast } = await loadToast();
  const { lang = '' } = control.closest<HTMLElement>('[lang]') ?? {};
  if (isCopied) toast(copied, { kind: 'success', lang, duration: 3_000 });
  else
    toast(
      failed.replace('{address}', () => address),
      { kind: 'warning', lang, duration: 10_000 },
    );
}

function handleClick(event: MouseEvent, row: HTMLElement): void {
  const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a,button') : undefined;
  if (!pressed) return;
  if (pressed.dataset.dialog) {
    // With these keys the browser opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    popup(dialogOf(pressed, row));
  } else if (pressed.dataset.copied !== undefined) {
    copyAddress(pressed, pageOf(row), pressed.dataset).catch(() => {});
  }
  // Rejects if the visitor cancels.
  else navigator.share?.({ title: row.dataset.title ?? '', url: pageOf(row) }).catch(() => {});
}

/** Call it again after the row's markup or the page's address has changed. */
export const share = lasting((row, signal) => {
  row.addEventListener('click', (event) => handleClick(event, row), { signal });
  loadToast().catch(() => {});
  return () => {
    for (const link of row.querySelectorAll<HTMLAnchorElement>('[data-dialog]')) link.href = dialogOf(link, row);
    const more = row.querySelector<HTMLElement>('li[hidden]');
    if (more && 'share' in navigator) more.hidden = false;
  };
});
