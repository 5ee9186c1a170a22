import { Count, container, hasPage, Icon, type PropsOf } from '../runtime';
import type { shape } from './proof.content';
import type { strings } from './proof.strings';
import * as css from './proof.styles';

const award = 'M12 3a6 6 0 1 0 0 12 6 6 0 1 0 0-12M8.5 14 7 21l5-3 5 3-1.5-7';

export function ProofView({ block: { figures, awards, voice }, t, bank, link }: PropsOf<typeof shape, typeof strings>) {
  if (figures.length + awards.length === 0 && !voice) return null;
  const stated = (text: string | undefined, path: string | undefined) =>
    path && hasPage(bank, path) ? <a href={link(path)}>{text}</a> : text;
  return (
    <section className={container} part="proof">
      <h2>{t.title}</h2>
      {figures.length > 0 && (
        <ul className={css.figures}>
          {figures.map(({ value, label, source, path }) => (
            <li key={label}>
              <h3>
                <span>
                  <Count text={value} />
                </span>{' '}
                {label}
              </h3>
              {source && (
                <p>
                  {t.source}
                  {'\u00a0'}
                  {stated(source, path)}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={css.others}>
        {voice && (
          <blockquote className={css.voice}>
            <p>{voice.title}</p>
            {voice.image && <img src={voice.image} alt="" width={480} height={600} loading="lazy" decoding="async" />}
            <footer>
              {voice.name ? (
                <>
                  <b>{voice.name}</b> <span>{voice.source}</span>{' '}
                  {voice.path && hasPage(bank, voice.path) && <a href={link(voice.path)}>{t.story}</a>}
                </>
              ) : (
                stated(voice.source, voice.path)
              )}
            </footer>
          </blockquote>
        )}
        {awards.length > 0 && (
          <ul className={css.awards}>
            {awards.map(({ title, source, path }) => (
              <li key={title}>
                <Icon path={award} size="2rem" />
                <h3>{title}</h3>
                {source && <p>{stated(source, path)}</p>}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
