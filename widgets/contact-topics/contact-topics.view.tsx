import { container, hasPage, type PropsOf, telephone } from '../runtime';
import type { shape } from './contact-topics.content';
import type { strings } from './contact-topics.strings';
import * as css from './contact-topics.styles';

export function ContactTopicsView({ block: { topics }, t, bank, link }: PropsOf<typeof shape, typeof strings>) {
  if (topics.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`} part="topics">
      <h2>{t.title}</h2>
      <ul className={css.topics}>
        {topics.map(({ title, about, path, phone, email, action = t.open }, at) => (
          <li key={at}>
            <div>
              <h3>{title}</h3>
              {about && <p>{about}</p>}
            </div>
            <div>
              {phone && <a href={telephone(phone)}>{phone}</a>}
              {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
              {path && hasPage(bank, path) && (
                <a href={link(path)} aria-label={`${action}: ${title}`}>
                  {action}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
