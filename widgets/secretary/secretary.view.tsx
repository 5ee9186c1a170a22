import { container, People, type PropsOf, telephone } from '../runtime';
import type { shape } from './secretary.content';
import type { strings } from './secretary.strings';
import * as css from './secretary.styles';

/** Other texts are shown without a link. */
const isEmail = (text: string) => /^[\w.+-]+@[\w.-]+$/.test(text);

export function SecretaryView({ block: { title, mens, contacts }, t }: PropsOf<typeof shape, typeof strings>) {
  const reached = contacts.filter(({ email, phone }) => email || phone);
  if (!mens.some(({ name }) => name)) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <div className={css.head}>
        <h2>{title ?? t.heading}</h2>
        <p>{t.lead}</p>
        {reached.length > 0 && (
          <dl className={css.contacts} part="contacts">
            {reached.map(({ title, email, phone }, at) => (
              <div key={at}>
                <dt>{title}</dt>
                {email && <dd>{isEmail(email) ? <a href={`mailto:${email}`}>{email}</a> : email}</dd>}
                {phone && (
                  <dd>
                    <a href={telephone(phone)}>{phone}</a>
                  </dd>
                )}
              </div>
            ))}
          </dl>
        )}
      </div>
      <People people={mens} t={t} />
    </section>
  );
}
