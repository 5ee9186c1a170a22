import { useId } from 'react';
import type { Language } from '../language/language';
import { format } from '../language/strings';
import { useBehaviour } from '../widget/use-behaviour';
import { useStrings, useStyles } from '../widget/widget-context';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { share } from './share.behaviour';
import { strings } from './share.strings';
import * as css from './share.styles';

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

/** `share.behaviour.ts` adds the `href`. */
const linkProps = (dialog: string, name: string) => ({
  'aria-label': name,
  title: name,
  target: '_blank',
  rel: 'noopener',
  'data-dialog': dialog,
});

interface ShareProps {
  title: string | undefined;
  language: Language;
  /** Address to share, may be relative to the page's; default: the page's. */
  address?: string;
}

export function Share({ title = '', language, address = '' }: ShareProps) {
  useStyles(css.styles);
  const t = useStrings('share', strings, language);
  const on = (place: string) => format(t.on, { place }, language);
  const label = useId();
  const row = useBehaviour<HTMLUListElement>(share);
  return (
    <div className={css.share} data-on="script" part="share">
      {/* The list already has this name; hidden, so that it is not read twice. */}
      <p id={label} className={css.label} aria-hidden="true">
        {t.share}
      </p>
      <ul ref={row} className={css.row} aria-labelledby={label} data-share={address} data-title={title}>
        {targets.map(([name, icon, dialog]) => (
          <li key={name}>
            <a className={css.button} {...linkProps(dialog, on(name))}>
              <Icon path={icon} size="1.25em" />
            </a>
          </li>
        ))}
        <li>
          <button
            type="button"
            className={css.button}
            aria-label={t.copy}
            title={t.copy}
            data-copied={t.copied}
            data-failed={t.notCopied}
          >
            <Icon path={paths.chain} size="1.25em" />
          </button>
        </li>
        <li hidden>
          <button type="button" className={css.button} aria-label={t.more} title={t.more}>
            <Icon path={moreIcon} size="1.25em" />
          </button>
        </li>
      </ul>
    </div>
  );
}
