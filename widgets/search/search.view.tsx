import { useEffect, useRef, useState } from 'react';
import {
  container,
  dark,
  hasPage,
  Icon,
  KawungPattern,
  languageIn,
  pill,
  useLazyModule,
  type ViewProps,
} from '../runtime';
import { maxQuery, searchFor } from '../runtime/search/words';
import * as paths from '../runtime/ui/icon-paths';
import { notFound, type Results } from './search.content';
import { Marked } from './search.marked';
import type { Strings } from './search.strings';
import * as css from './search.styles';

type Props = ViewProps<Results, Strings, 'query' | 'type'>;

/** What suggests results while somebody types, with the index: not before somebody does. */
const loadSuggestions = () => import('./search.suggest');

export function SearchView(props: Props) {
  const { block, t, attributes, language, addressable, bank, link } = props;
  const query = attributes.query?.trim() ?? '';
  const isGuess = attributes.type === notFound;
  const hasSearch = hasPage(bank, '/search');
  const groups = block.groups.flatMap(({ kind, items }) => (kind && items.length ? [{ kind, items }] : []));
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const Heading = addressable && !isGuess ? 'p' : 'h2';
  if (!hasSearch && !count) return null;
  const popular = hasSearch && block.popular.length > 0 && (
    <div className={css.popular}>
      <h2 id="popular">{t.popular}</h2>
      <ul aria-labelledby="popular">
        {block.popular.map((each) => (
          <li key={each}>
            <a href={link(searchFor(each))}>{each}</a>
          </li>
        ))}
      </ul>
    </div>
  );
  const help = hasPage(bank, '/help') && (
    <div className={css.help}>
      {count > 0 && <p>{t.more}</p>}
      <a className={pill} href={link('/help')}>
        {t.help}
      </a>
    </div>
  );
  const found = groups.map(({ kind, items }) => (
    <section key={kind} className={css.group} aria-labelledby={`kind-${kind}`} part="results">
      <h2 id={`kind-${kind}`} className={css.kind}>
        {t.kinds[kind]} <small>{items.length}</small>
      </h2>
      <ul>
        {items.map((item, at) => (
          <li key={at} className={css.result}>
            <h3>
              <a
                className={css.link}
                href={item.path ? link(item.path) : item.file}
                {...(item.file && !item.path && { target: '_blank', rel: 'noopener' })}
              >
                <Marked text={item.title ?? ''} terms={item.terms} language={language} />
                {!item.path && <span className={css.format}> {t.pdf}</span>}
              </a>
            </h3>
            {item.text && (
              <p>
                <Marked text={item.text} terms={item.terms} language={language} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  ));
  if (isGuess) {
    return (
      <div className={`${container} ${css.guess}`}>
        <div className={css.head}>
          <Heading className={css.title}>{count ? t.guess : t.elsewhere}</Heading>
          {hasSearch && <SearchField key={query} {...props} />}
        </div>
        {!count && popular}
        {found}
      </div>
    );
  }
  return (
    <>
      <div className={`${dark} ${css.opening}`} part="hero">
        <KawungPattern />
        <div className={`${container} ${css.head}`}>
          <Heading className={css.title}>{t.title}</Heading>
          <p>{t.hint}</p>
          {hasSearch && <SearchField key={query} {...props} />}
          {!query && popular}
        </div>
      </div>
      {(query || count > 0) && (
        <div className={`${container} ${css.answer} ${count ? css.columns : ''}`}>
          <div className={css.results}>
            {query && (
              <p className={css.count} role="status">
                <b>{count ? t.count(count) : t.none}</b> {t.of(query)}
              </p>
            )}
            {query && !count && <p>{t.noneHelp}</p>}
            {found}
          </div>
          <div className={css.aside}>
            {help}
            {query && popular}
          </div>
        </div>
      )}
    </>
  );
}

/** The field: a form, which the code for suggestions makes a combobox. */
function SearchField(props: Props) {
  const { t, attributes, addressable, link } = props;
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(attributes.query ?? '');
  const [combobox, setCombobox] = useState<Record<string, string | boolean | undefined>>();
  const [suggest, load] = useLazyModule(loadSuggestions);
  const lang = languageIn(link('/'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it is for what came before this code.
  useEffect(() => {
    // The visitor may have begun before this code was there.
    const field = input.current;
    if (!field || (field.getRootNode() as ShadowRoot).activeElement !== field) return;
    setText(field.value);
    load();
  }, []);
  return (
    <form className={css.form} action={link('/search')} role="search" part="field">
      {lang && <input type="hidden" name="lang" value={lang} />}
      <span className={css.sign}>
        <Icon path={paths.magnifier} />
      </span>
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
        // biome-ignore lint/a11y/noAutofocus: who opens the search page without words has come to type them.
        autoFocus={addressable && !attributes.query && attributes.type !== notFound}
        onFocusCapture={() => load()}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
        {...combobox}
      />
      <button type="submit" className={`${pill} ${css.submit}`}>
        <span className={css.word}>{t.submit}</span>
        <span className={css.arrow}>
          <Icon path={paths.arrow} />
        </span>
      </button>
      {suggest && <suggest.Suggestions view={props} {...{ input, text }} onText={setText} onCombobox={setCombobox} />}
    </form>
  );
}
