import { Count, container, hasPage, Icon, type ViewProps } from '../runtime';
import type { strings } from './proof.strings';
import * as css from './proof.styles';

type Props = ViewProps<undefined, (typeof strings)['English']>;

const award = 'M12 3a6 6 0 1 0 0 12 6 6 0 1 0 0-12M8.5 14 7 21l5-3 5 3-1.5-7';

/** Figures with their source, what a customer says, and what others say of the bank. */
export function ProofView({ t, bank, language, link }: Props) {
  const { figures = [], awards = [], voice } = bank.proof ?? {};
  if (figures.length + awards.length === 0 && !voice) return null;
  const stated = (text: string, path?: string) =>
    path && hasPage(bank, path) ? <a href={link(path)}>{text}</a> : text;
  return (
    <section className={container} part="proof">
      <h2>{t.title}</h2>
      {figures.length > 0 && (
        <ul className={css.figures}>
          {figures.map(({ value, label, source, path }) => (
            <li key={label.English}>
              <h3>
                <span>
                  <Count text={value[language]} />
                </span>{' '}
                {label[language]}
              </h3>
              <p>
                {t.source}
                {'\u00a0'}
                {stated(source[language], path)}
              </p>
            </li>
          ))}
        </ul>
      )}
      <div className={css.others}>
        {voice && (
          <blockquote className={css.voice}>
            <p>{voice.title[language]}</p>
            {voice.image && <img src={voice.image} alt="" width={480} height={600} loading="lazy" decoding="async" />}
            <footer>
              {voice.name ? (
                <>
                  <b>{voice.name[language]}</b> <span>{voice.source[language]}</span>{' '}
                  {voice.path && hasPage(bank, voice.path) && <a href={link(voice.path)}>{t.story}</a>}
                </>
              ) : (
                stated(voice.source[language], voice.path)
              )}
            </footer>
          </blockquote>
        )}
        {awards.length > 0 && (
          <ul className={css.awards}>
            {awards.map(({ title, source, path }) => (
              <li key={title.English}>
                <Icon path={award} size="2rem" />
                <h3>{title[language]}</h3>
                <p>{stated(source[language], path)}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
