import { useEffect, useRef, useState } from 'react';
import {
  container,
  dark,
  format,
  hasPage,
  Icon,
  KawungPattern,
  languageIn,
  type PropsOf,
  pill,
  Title,
  telephone,
  Until,
  useLazyModule,
  visuallyHidden,
} from '../runtime';
import { sum } from '../runtime/core/sum';
import type { Kind } from '../runtime/search/engine';
import { maxQuery, searchFor } from '../runtime/search/words';
import * as paths from '../runtime/ui/icon-paths';
import { groupsIn, type Item, notFound, type shape } from './search.content';
import { Marked } from './search.marked';
import type { strings } from './search.strings';
import * as css from './search.styles';

type Props = PropsOf<typeof shape, typeof strings, 'query' | 'type'>;

type Row = Partial<Item> & Pick<Item, 'title' | 'terms'>;

const maxGuesses = 4;

const signs: Record<Kind, string> = {
  answers: 'M9 9a3 3 0 1 1 3 3v2M12 18h.01',
  pages: 'M5 4h14v16H5zM8 9h8M8 13h8',
  promos: 'M4 4h8l8 8-8 8-8-8zM8 8h.01',
  news: 'M4 5h16v14H4zM8 9h8v3H8zM8 16h8',
  documents: 'M6 3h8l4 4v14H6zM14 3v4h4',
};

/** Loaded with the index when a visitor starts to type. */
const loadSuggestions = () => import('./search.suggest');

export function SearchView(props: Props) {
  const { block, t, attributes, language, addressable, slots, bank, link } = props;
  const query = attributes.query?.trim() ?? '';
  const isGuess = attributes.type === notFound;
  const hasSearch = hasPage(bank, '/search');
  const groups = groupsIn(block);
  const count = sum(groups.map(({ items }) => items.length));
  const [best] = groups;
  const others = groups.map((group) => (group === best ? { ...group, items: group.items.slice(1) } : group));
  if (!hasSearch && !count) return null;
  // Below the heading that says that the page does not exist.
  const Subheading = isGuess ? 'h3' : 'h2';
  const popular = hasSearch && block.popular.length > 0 && (
    <div className={css.popular}>
      <Subheading id="popular">{t.popular}</Subheading>
      <ul aria-labelledby="popular">
        {block.popular.slice(0, isGuess ? maxGuesses : undefined).map((each) => (
          <li key={each}>
            <a href={link(searchFor(each))}>{each}</a>
          </li>
        ))}
      </ul>
    </div>
  );
  const near = block.near.filter(({ path, file }) => path ?? file);
  const help = hasPage(bank, '/help') && (
    <div className={css.help}>
      {count > 0 && <p>{t.more}</p>}
      <a className={pill} href={link('/help')}>
        {t.help}
      </a>
    </div>
  );
  const [phone] = bank.phones ?? [];
  /** After no results the next step is a person. */
  const hotline = phone && (
    <p className={css.hotline}>
      <a href={telephone(phone)}>{format(t.call, { phone }, language)}</a> {bank.hours?.[language]}
    </p>
  );
  const row = ({ title, about, text, path, file, date, terms }: Row, at: number) => (
    <li key={at} className={css.result}>
      <div>
        {about && <p className={css.about}>{about}</p>}
        <h3>
          <a
            className={css.link}
            href={path ? link(path) : file}
            {...(file && !path && { target: '_blank', rel: 'noopener' })}
          >
            <Marked text={title} terms={terms} language={language} />
            {!path && <span className={visuallyHidden}> ({t.pdf})</span>}
          </a>
        </h3>
        {text && (
          <p>
            <Marked text={text} terms={terms} language={language} />
          </p>
        )}
        {date && (
          <p className={css.about}>
            <Until label={path ? t.since : t.published} date={date} language={language} />
          </p>
        )}
      </div>
      {path ? (
        <Icon path={paths.arrow} />
      ) : (
        <span className={css.format} aria-hidden="true">
          {t.pdf}
        </span>
      )}
    </li>
  );
  const number = /^[+(]?\d[\d\s().-]{4,}$/.test(query) && hasPage(bank, '/help/security') && (
    <ul className={`${css.list} ${css.best}`}>
      {row(
        { title: t.number, text: t.numberHelp, path: `/help/security#asked=${encodeURIComponent(query)}`, terms: [] },
        0,
      )}
    </ul>
  );
  if (isGuess) {
    const likely = groups.flatMap(({ kind, items }) =>
      items.map((item) => ({ ...item, about: item.about ?? t.kinds[kind], text: undefined })),
    );
    return (
      <div className={css.guess}>
        {hasSearch && <SearchField key={query} {...props} />}
        {count === 0 && popular}
        {count > 0 && (
          <section aria-labelledby="guess" part="results">
            <h3 id="guess">{t.guess}</h3>
            <ul className={css.list}>{likely.slice(0, maxGuesses).map(row)}</ul>
          </section>
        )}
      </div>
    );
  }
  return (
    <>
      <div className={`${dark} ${css.opening}`} part="hero" data-asked={query ? '' : undefined}>
        <KawungPattern />
        <div className={`${container} ${css.head}`}>
          <div>
            <Title addressable={addressable} className={css.title}>
              {t.title}
            </Title>
            <p>{t.hint}</p>
            {hasSearch && <SearchField key={query} {...props} />}
            {!query && popular}
          </div>
          {!query && <Lens />}
        </div>
      </div>
      {query && !count && (
        <div className={`${container} ${css.none}`}>
          <div>
            <p className={css.count} role="status">
              <b>{t.none}</b> {format(t.of, { query }, language)}
            </p>
            {number || <p>{t.noneHelp}</p>}
            {near.length > 0 && (
              <section className={css.group} aria-labelledby="near" part="results">
                <h2 id="near" className={css.bestTitle}>
                  {t.near}
                </h2>
                <ul className={css.list}>{near.map(row)}</ul>
              </section>
            )}
            {hotline}
            {help}
            {!near.length && popular}
          </div>
          <Lens isEmpty />
        </div>
      )}
      {!count && slots.includes('popular') && <slot name="popular" />}
      {count > 0 && (
        <div className={`${container} ${css.answer}`}>
          <div className={css.results}>
            {query && (
              <p className={css.count} role="status">
                <b>{format(t.count, { count }, language)}</b> {format(t.of, { query }, language)}
              </p>
            )}
            {number}
            {best && (
              <section className={css.group} aria-labelledby="best" part="results">
                <h2 id="best" className={css.bestTitle}>
                  {t.best}
                </h2>
                <ul className={`${css.list} ${css.best}`}>
                  {best.items.slice(0, 1).map((item) => row({ ...item, about: item.about ?? t.kinds[best.kind] }, 0))}
                </ul>
              </section>
            )}
            {others.map(
              ({ kind, items }) =>
                items.length > 0 && (
                  <section key={kind} className={css.group} aria-labelledby={`kind-${kind}`} part="results">
                    <h2 id={`kind-${kind}`} className={css.kind}>
                      <span>
                        <Icon path={signs[kind]} />
                      </span>
                      {t.kinds[kind]} <small>{items.length}</small>
                    </h2>
                    <ul className={css.list}>{items.map(row)}</ul>
                  </section>
                ),
            )}
          </div>
          <div className={css.aside} data-on="screen">
            {help}
            {query && popular}
          </div>
        </div>
      )}
    </>
  );
}

const quarters = [0, 90, 180, 270];

const Lens = ({ isEmpty = false }) => (
  <svg className={css.lens} data-on="screen" viewBox="0 0 300 260" aria-hidden="true" data-empty={isEmpty || undefined}>
    <path d="M214 193l54 49" />
    <circle cx="130" cy="116" r="96" />
    {quarters.map((turn) => (
      <path
        key={turn}
        d="M134 112C138 78 162 56 190 56C190 84 168 108 134 112Z"
        transform={`rotate(${turn} 130 116)`}
      />
    ))}
  </svg>
);

function SearchField(props: Props) {
  const { t, attributes, addressable, link } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(attributes.query ?? '');
  const [combobox, setCombobox] = useState<Record<string, string | boolean | undefined>>();
  const [suggest, load] = useLazyModule(loadSuggestions);
  const lang = languageIn(link('/'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for input from before this code.
  useEffect(() => {
    // The visitor may have typed before this code arrived.
    const field = input.current;
    if (!field || (field.getRootNode() as ShadowRoot).activeElement !== field) return;
    setText(field.value);
    load();
  }, []);
  return (
    <form className={css.form} action={link('/search')} role="search" part="field">
      {lang && <input type="hidden" name="lang" value={lang} />}
      <Icon path={paths.magnifier} />
      <input
        ref={input}
        name="q"
        className={css.input}
        defaultValue={attributes.query}
        maxLength={maxQuery}
        placeholder={t.example}
        inputMode="search"
        aria-label={t.label}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: a visitor who opens the search page without a query wants to type one.
        autoFocus={addressable && !attributes.query && attributes.type !== notFound}
        onFocusCapture={() => load()}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        {...combobox}
      />
      <button type="submit" className={pill}>
        <span className={css.word}>{t.submit}</span>
        <span className={css.arrow}>
          <Icon path={paths.arrow} />
        </span>
      </button>
      {suggest && <suggest.Suggestions view={props} {...{ input, text }} onText={setText} onCombobox={setCombobox} />}
    </form>
  );
}
