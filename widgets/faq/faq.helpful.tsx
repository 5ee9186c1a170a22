import { useState } from 'react';
import { Icon, type Language, pageConfig, useStrings, useStyles } from '../runtime';
import { labelsIn } from '../runtime/language/strings';
import { strings } from './faq.helpful.strings';
import { css, helpfulStyles } from './faq.helpful.styles';

/** Says that the address of an answer was copied. Few readers copy one. */
export async function tellCopied(language: Language): Promise<void> {
  const { toast } = await import('../runtime/ui/toast');
  // Only the bank's own pages have such addresses.
  const { copied } = labelsIn('faq.helpful', strings, language, pageConfig().labels);
  toast(copied, { kind: 'success', language, duration: 3_000 });
}

const thumb = 'M7 10v11H3V10zM7 10l4-8a3 3 0 0 1 3 3v4h5.5a2 2 0 0 1 2 2.3l-1.4 8a2 2 0 0 1-2 1.7H7';

type Opinion = 'yes' | 'no';

/** Where this device keeps what was said of an answer. Nothing is sent. */
const keyOf = (id: string) => `helpful:${id}`;

function read(id: string): Opinion | undefined {
  try {
    const found = localStorage.getItem(keyOf(id));
    return found === 'yes' || found === 'no' ? found : undefined;
  } catch {
    // Storage is blocked, so nothing was kept.
    return undefined;
  }
}

function keep(id: string, opinion: Opinion): void {
  try {
    localStorage.setItem(keyOf(id), opinion);
  } catch {
    // It is known for as long as the page is open.
  }
}

interface HelpfulProps {
  /** The answer's. */
  id: string;
  language: Language;
  /** Where a person answers. */
  contact: string;
}

/** Asks whether an answer has helped, and leads on where it has not. */
export function Helpful({ id, language, contact }: HelpfulProps) {
  useStyles(helpfulStyles);
  const [opinion, setOpinion] = useState(() => read(id));
  const t = useStrings('faq.helpful', strings, language);
  const say = (said: Opinion) => {
    keep(id, said);
    setOpinion(said);
  };
  const button = (said: Opinion, className = '') => (
    <button type="button" className={className} aria-pressed={opinion === said} onClick={() => say(said)}>
      <Icon path={thumb} size="1.125em" />
      {t[said]}
    </button>
  );
  return (
    <div className={css.helpful} part="helpful">
      <span>{t.ask}</span>
      {button('yes')}
      {button('no', css.down)}
      <p role="status">
        {opinion && t.thanks} {opinion === 'no' && <a href={contact}>{t.contact}</a>}
      </p>
    </div>
  );
}
