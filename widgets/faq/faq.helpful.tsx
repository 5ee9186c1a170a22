import { useState } from 'react';
import { Icon, type Language, useStrings, useStyles } from '../runtime';
import { attempt } from '../runtime/core/attempt';
import { strings } from './faq.helpful.strings';
import * as css from './faq.helpful.styles';

const thumb = 'M7 10v11H3V10zM7 10l4-8a3 3 0 0 1 3 3v4h5.5a2 2 0 0 1 2 2.3l-1.4 8a2 2 0 0 1-2 1.7H7';

const opinions = ['yes', 'no'] as const;
type Opinion = (typeof opinions)[number];

/** `localStorage` key of the visitor's opinion. Nothing is sent. */
const keyOf = (id: string) => `helpful:${id}`;

export function Helpful({ id, language, contact }: { id: string; language: Language; contact: string }) {
  useStyles(css.styles);
  const [opinion, setOpinion] = useState(() => {
    const kept = attempt(() => localStorage.getItem(keyOf(id)));
    return opinions.find((each) => each === kept);
  });
  const t = useStrings('faq.helpful', strings, language);
  const say = (said: Opinion) => {
    attempt(() => localStorage.setItem(keyOf(id), said));
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
