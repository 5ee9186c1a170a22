import { type MouseEvent, useEffect, useId, useState } from 'react';
import { useStrings, useStyles } from '../element/widget-context';
import type { Language } from '../language/language';
import { format } from '../language/strings';
import { visuallyHidden } from '../styles/base.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { strings } from './share.strings';
import { css, shareStyles } from './share.styles';
import { toast } from './toast';

/** Name, icon and address of each sharing dialog; `@` stands for the page's address, `#` for its title. */
const targets = [
  [
    'WhatsApp',
    'M3 21l1.6-4.8a9 9 0 1 1 3.4 3.3zM9 8.3c0 3.7 3 6.7 6.7 6.7l.5-2.1-2-1-1.1.8a5.6 5.6 0 0 1-1.8-1.8l.8-1.1-1-2z',
    'https://wa.me/?text=#%20@',
  ],
  ['Facebook', paths.facebook, 'https://www.facebook.com/sharer/sharer.php?u=@'],
  ['X (Twitter)', paths.x, 'https://twitter.com/intent/tweet?url=@&text=#'],
] as const;
const moreIcon = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';

const width = 550;
const height = 400;

/** Opens a small window in the middle of the browser's. */
function popup(address: string) {
  const left = Math.round(screenX + Math.max(0, outerWidth - width) / 2);
  const top = Math.round(screenY + Math.max(0, outerHeight - height) / 2);
  open(address, '_blank', `noopener,width=${width},height=${height},left=${left},top=${top}`);
}

/** Copies a text. Where the clipboard is missing (a page without TLS) or forbidden, with `execCommand` from a field. */
async function copy(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.className = visuallyHidden;
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

interface ShareProps {
  title: string | undefined;
  language: Language;
  /** What is shared, also relative to the page's address; unset, that address as it is. */
  address?: string;
}

/** Share links. They need the page's address, which only the browser knows. */
export function Share({ title = '', language, address: shared }: ShareProps) {
  useStyles(shareStyles);
  const t = useStrings('share', strings, language);
  const on = (place: string) => format(t.on, { place }, language);
  const label = useId();
  const [address, setAddress] = useState<string>();
  const [native, setNative] = useState(false);
  const current = () => (shared ? new URL(shared, location.href).href : location.href);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title means another page, with another address.
  useEffect(() => {
    setAddress(current());
    setNative('share' in navigator);
  }, [title, shared]);

  const dialog = (template: string, page: string) =>
    template.replace(/[@#]/g, (sign) => encodeURIComponent(sign === '@' ? page : title));
  const copyAddress = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const href = current();
    if (await copy(href, currentTarget)) toast(t.copied, { kind: 'success', language, duration: 3_000 });
    else toast(format(t.notCopied, { address: href }, language), { kind: 'warning', language, duration: 10_000 });
  };
  const button = (name: string, icon: string, onClick: (event: MouseEvent<HTMLButtonElement>) => void) => (
    <li>
      <button type="button" className={css.button} aria-label={name} title={name} onClick={onClick}>
        <Icon path={icon} size="1.25em" />
      </button>
    </li>
  );
  return (
    <div className={css.share} part="share">
      <p id={label} className={css.label}>
        {t.share}
      </p>
      <ul className={css.row} aria-labelledby={label}>
        {targets.map(([name, icon, template]) => (
          <li key={name}>
            <a
              className={css.button}
              href={address && dialog(template, address)}
              target="_blank"
              rel="noopener"
              aria-label={on(name)}
              title={on(name)}
              onClick={(event) => {
                // With these keys the browser opens a new tab or window.
                if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                event.preventDefault();
                popup(dialog(template, current()));
              }}
            >
              <Icon path={icon} size="1.25em" />
            </a>
          </li>
        ))}
        {button(t.copy, paths.chain, copyAddress)}
        {native &&
          button(t.more, moreIcon, () => {
            // Cancelled by the visitor.
            navigator.share({ title, url: current() }).catch(() => {});
          })}
      </ul>
    </div>
  );
}
