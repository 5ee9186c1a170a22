/** Ends of file names, which are no ends of hosts. */
const fileEnd =
  /^(?:avif|css|csv|docx?|gif|html?|ico|jpe?g|js|json|mp4|pdf|php|png|pptx?|svg|txt|webp|xlsx?|xml|zip)$/i;

/** Whether an address without a scheme begins with a host: `www.ojk.go.id`, `ojk.go.id/x`. */
function startsWithHost(address: string): boolean {
  const [host = ''] = address.split(/[/?#]/, 1);
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-z\d][a-z\d-]{0,62}$/i.test(label)) &&
    /^[a-z]{2,}$/i.test(last) &&
    !fileEnd.test(last)
  );
}

/** `halo@bank.example`, but not the file name `foto@2x.png`. */
const isMailbox = (address: string): boolean =>
  /^[^\s@/?#]+@[^\s@/?#.]+\.[^\s@/?#]+$/.test(address) && !fileEnd.test(address.split('.').at(-1) ?? '');

/** An address with the scheme or the slash that whoever wrote it has left out. */
export function completeAddress(written: string): string {
  // Browsers ignore control characters in addresses: `java\nscript:` runs.
  const address = written.replace(/\p{Cc}/gu, '').trim();
  if (/^[/\\]{2}/.test(address)) return `https:${address}`;
  if (/^(?:[a-z][a-z\d+.-]*:|[/?#])/i.test(address)) return address;
  if (isMailbox(address)) return `mailto:${address}`;
  if (startsWithHost(address)) return URL.canParse(`https://${address}`) ? new URL(`https://${address}`).href : address;
  return `/${address.replace(/^\.{1,2}\//, '')}`;
}
