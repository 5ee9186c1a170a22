import { container, Day, dayBefore, EventDay, hasPage, Picture, type PropsOf, SectionHead, Until } from '../runtime';
import { kinds, newest, type shape } from './latest.content';
import type { strings } from './latest.strings';
import * as css from './latest.styles';

type Props = PropsOf<typeof shape, typeof strings, 'of' | 'slug'>;

export function LatestView({ block, t, language, attributes: { of, slug }, bank, link }: Props) {
  const kind = slug ? block.kind : kinds.find((each) => each === of);
  const items = newest(block);
  const page = kind === 'promo' ? '/promo' : '/news';
  if (!kind || items.length === 0 || !hasPage(bank, page)) return null;
  return (
    <section className={container} part="latest">
      <SectionHead title={(slug ? t.related : t.headings)[kind]} all={t.all[kind]} href={link(page)} />
      <ul className={`${css.items} ${kind === 'promo' ? css.led : css.even}`}>
        {items.map(({ slug, image, title, text = '', date }) => {
          const day =
            date &&
            (kind === 'promo' ? (
              <Until label={t.until} date={date} language={language} />
            ) : (
              <Day date={date} language={language} />
            ));
          // An event shows its own day from the description first, and the day of publication last.
          const [own, about] = kind === 'event' ? dayBefore(text, language) : [undefined, text];
          const when = kind === 'event' ? own && <EventDay when={own} language={language} /> : day;
          return (
            <li key={slug} className={css.item} part="item">
              {image ? (
                <Picture image={image} className={css.picture} size={[1200, 750]} />
              ) : (
                <span className={css.blank} />
              )}
              <div className={css.words}>
                {when && <p className={css.date}>{when}</p>}
                <h3>
                  <a className={css.link} href={link(`${page}/${encodeURIComponent(slug)}`)}>
                    {title}
                  </a>
                </h3>
                {about && <p className={css.text}>{about}</p>}
                {kind === 'event' && day && (
                  <p className={css.published}>
                    {t.published} {day}
                  </p>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
