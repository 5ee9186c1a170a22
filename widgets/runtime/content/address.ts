import { hostLimit } from './shape';

/** File extensions that could be read as top-level domains. */
const fileEnd =
  /^(?:avif|css|csv|docx?|gif|html?|ico|jpe?g|js|json|mp4|pdf|php|png|pptx?|svg|txt|webp|xlsx?|xml|zip)$/i;

/** `www.ojk.go.id`, `ojk.go.id:8443/x`, `café.example`. */
function startsWithHost(address: string): boolean {
  const [host = ''] = address.split(/[/?#]|:\d{1,5}(?![^/?#])/, 1);
  if (host.length > hostLimit) return false;
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => /^[\p{L}\p{N}][\p{L}\p{M}\p{N}-]{0,62}$/u.test(label)) &&
    /^[a-z]{2,}$/i.test(last) &&
    !fileEnd.test(last)
  );
}

/** `halo@bank.example?subject=Tanya`, but not the file name `foto@2x.png`. */
function isMailbox(address: string): boolean {
  const [mailbox = ''] = address.split('?', 1);
  return /^[^\s@/?#]+@[^\s@/?#.]+\.[^\s@/?#]+$/.test(mailbox) && !fileEnd.test(mailbox.split('.').at(-1) ?? '');
}

/** Adds a missing scheme or slash to an address. */
export function completeAddress(written: string): string {
  // Browsers ignore control characters: `java\nscript:` runs. Pasted text contains invisible marks.
  const address = written.replace(/[\p{Cc}\u200b\u200e\u200f\u2060\ufeff]/gu, '').trim();
  if (/^[/\\]{2}/.test(address)) return `https:${address}`;
  if (startsWithHost(address)) return URL.canParse(`https://${address}`) ? new URL(`https://${address}`).href : address;
  if (/^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(address)) return address;
  if (isMailbox(address)) return `mailto:${address}`;
  return `/${address.replace(/^\.{1,2}\//, '')}`;
}
