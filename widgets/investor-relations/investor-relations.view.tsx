import { useEffect, useId, useMemo, useRef, useState } from 'react';
import {
  addressWith,
  container,
  Documents,
  DocumentYears,
  dark,
  Fold,
  format,
  HeroBeside,
  Icon,
  inPlace,
  isListPartly,
  languageIn,
  menusOf,
  type PropsOf,
  Prose,
  pill,
  Unscripted,
  useAddressed,
  useAllPages,
  useHashChoice,
  visuallyHidden,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import {
  allDocuments,
  documentsIn,
  entriesOf,
  type Listed,
  type Menu,
  maxFound,
  newestOf,
  type Query,
  reportedIn,
  scrollTarget,
  search,
  searchNames,
  type shape,
  typesOf,
  yearsOf,
} from './investor-relations.content';
import type { strings } from './investor-relations.strings';
import * as css from './investor-relations.styles';

type Props = PropsOf<typeof shape, typeof strings, (typeof searchNames)[number]>;

const page = '/about-us/investor-relations';

export function InvestorRelationsView(props: Props) {
  const { block: menus, t, language, link, addressable, attributes, slots } = props;
  const entries = entriesOf(menus);
  const documents = useMemo(() => allDocuments(menus), [menus]);
  const newest = useMemo(() => newestOf(documents), [documents]);
  const [selected, select] = useHashChoice(
    entries.map(({ name }) => name),
    addressable,
  );
  const [expanded, setExpanded] = useState(true);
  /** Counts the selections that the page scrolls to: the visitor's, not the address's. */
  const [selections, setSelections] = useState(0);
  const scrolled = useRef(0);
  const panel = useRef<HTMLDivElement>(null);
  const [query, seek] = useAddressed(searchNames, attributes, addressable);
  const kinds = useMemo(() => typesOf(documents), [documents]);
  const kindsBefore = useRef(kinds);
  // A chosen kind has the same place in the other language.
  useEffect(() => {
    const at = kindsBefore.current.indexOf(query.type ?? '');
    kindsBefore.current = kinds;
    if (at >= 0 && kinds[at] !== query.type) seek({ ...query, type: kinds[at] });
  });
  const isSearching = Boolean(query.find?.trim() || query.year || query.type);
  const entry = entries[selected] ?? entries[0];

  useEffect(() => {
    const element = panel.current;
    if (selections === scrolled.current || !element) return;
    scrolled.current = selections;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
    const { top, height } = element.getBoundingClientRect();
    if (addressable && entry?.submenu === undefined && !height) scrollTo({ top: scrollTarget(innerWidth), behavior });
    // The specification's offset assumes no figures above the panel, so here its heading scrolls to just below the header.
    else if (entry?.submenu === undefined || top < 0 || top > innerHeight / 2) element.scrollIntoView({ behavior });
  }, [selections, addressable, entry?.submenu]);

  useAllPages(props, isSearching);

  if (!entry) return null;

  const searchFor = (changed: Query) => seek({ ...query, ...changed });
  const clear = () => seek({});
  const found = isSearching ? search(documents, query) : undefined;
  const title =
    found && format(isListPartly(props) ? t.among : t.found, { count: found.count, all: documents.length }, language);

  const linkTo = (at: number) => ({
    href: link(`${page}#${entries[at]?.name}`),
    'aria-current': at === selected && !isSearching,
    onClick: inPlace(() => {
      clear();
      select(at);
      setSelections((before) => before + 1);
    }),
  });

  return (
    <>
      {slots.includes('figures') ? (
        <FiguresHero hero={menus[entry.menu]?.banner} />
      ) : (
        <HeroBeside hero={menus[entry.menu]?.banner} />
      )}
      <div className={`${container} ${css.page}`}>
        <div className={css.finder}>
          <Search view={props} documents={documents} query={query} onSearch={searchFor} />
          {!isSearching && newest.length > 0 && (
            <div className={css.newest} part="newest">
              <h2>{t.newest}</h2>
              <Documents documents={newest} language={language} />
            </div>
          )}
        </div>
        <nav className={css.nav} data-on="script" aria-label={t.menu} data-searching={isSearching ? '' : undefined}>
          <ul part="menu">
            {menus.map(({ title, icon, submenu }, index) => {
              const first = entries.findIndex(({ menu }) => menu === index);
              const isCurrent = index === entry.menu;
              const open = isCurrent && expanded;
              const label = (
                <>
                  {icon && <img src={icon} alt="" width={44} height={44} />}
                  <span>{title ?? index + 1}</span>
                  {submenu.length > 0 && <Icon path={paths.chevron} />}
                </>
              );
              return (
                <li key={index} data-current={isCurrent ? '' : undefined}>
                  {submenu.length > 0 ? (
                    <button
                      type="button"
                      className={css.menuLabel}
                      aria-expanded={open}
                      onClick={() => {
                        setExpanded(!open);
                        if (!isCurrent) {
                          clear();
                          select(first);
                        }
                      }}
                    >
                      {label}
                    </button>
                  ) : (
                    <a className={css.menuLabel} {...linkTo(first)}>
                      {label}
                    </a>
                  )}
                  {open && submenu.length > 0 && (
                    <ul>
                      {submenu.map(({ title }, at) => (
                        <li key={at}>
                          <a className={css.submenu} {...linkTo(first + at)}>
                            {title ?? at + 1}
                          </a>
                        </li>
                      ))}
                    </ul>
                  )}
                </li>
              );
            })}
          </ul>
        </nav>
        {/* There before it has words: programs announce only what changes in a region that they know. */}
        <p role="status" className={visuallyHidden}>
          {title}
        </p>
        {found && <Results view={props} {...found} title={title} query={query} onClear={clear} />}
        {!found && (
          <div ref={panel} className={css.panel} part="panel">
            <Panel menu={menus[entry.menu]} submenu={entry.submenu} view={props} />
          </div>
        )}
        {!isSearching && (
          <Unscripted>
            {entries.map(
              (each) =>
                each !== entry && (
                  <div key={each.name} className={css.panel} part="panel">
                    <Panel menu={menus[each.menu]} submenu={each.submenu} view={props} />
                  </div>
                ),
            )}
          </Unscripted>
        )}
      </div>
    </>
  );
}

function FiguresHero({ hero }: { hero: Menu['banner'] }) {
  const { title, titleBanner = title, descBanner } = hero ?? {};
  return (
    <header className={`${dark} ${css.hero}`} part="hero">
      {titleBanner && (
        <div className={`${container} ${css.words}`}>
          {title !== titleBanner && <p className={css.kicker}>{title}</p>}
          <h2>{titleBanner}</h2>
          {descBanner && <p>{descBanner}</p>}
        </div>
      )}
      <slot name="figures" />
    </header>
  );
}

interface SearchProps {
  view: Props;
  documents: Listed[];
  query: Query;
}

/** Filters for all documents. Without script the page answers the form. */
function Search({
  view: { t, link, addressable },
  documents,
  query,
  onSearch,
}: SearchProps & { onSearch: (changed: Query) => void }) {
  const id = useId();
  const years = yearsOf(documents);
  if (years.length === 0) return null;
  const lang = languageIn(link('/'));
  return (
    <form
      className={css.search}
      data-on="screen"
      role="search"
      action={addressable ? undefined : link(page)}
      autoComplete="off"
      onSubmit={(event) => event.preventDefault()}
      part="search"
    >
      {lang && <input type="hidden" name="lang" value={lang} />}
      <div>
        <label htmlFor={`${id}-find`}>{t.search}</label>
        <input
          id={`${id}-find`}
          type="search"
          name="find"
          maxLength={60}
          placeholder={t.example}
          value={query.find ?? ''}
          onInput={({ currentTarget }) => onSearch({ find: currentTarget.value })}
        />
        <Icon path={paths.magnifier} />
      </div>
      {(
        [
          ['year', t.year, t.allYears, years],
          ['type', t.type, t.allTypes, typesOf(documents)],
        ] as const
      ).map(([name, label, all, options]) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <select
            id={`${id}-${name}`}
            name={name}
            value={query[name] ?? ''}
            onChange={({ currentTarget }) => onSearch({ [name]: currentTarget.value })}
          >
            <option value="">{all}</option>
            {options.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
          <Icon path={paths.chevron} />
        </div>
      ))}
      <button type="submit" className={`${pill} ${css.submit}`}>
        {t.submit}
      </button>
    </form>
  );
}

interface ResultsProps extends ReturnType<typeof search> {
  view: Props;
  title: string | undefined;
  query: Query;
  onClear: () => void;
}

function Results({ view, count, groups, title, query, onClear }: ResultsProps) {
  const { More, t, language, link } = view;
  const isPartly = isListPartly(view);
  return (
    <div className={`${css.panel} ${css.results}`} part="results">
      <h2>{title}</h2>
      {count === 0 && !isPartly && <p>{t.nothing}</p>}
      <DocumentYears years={groups} language={language} />
      {count > maxFound && <p>{format(t.first, { count: maxFound }, language)}</p>}
      {More && isPartly && <More view={view} path={addressWith(page, query)} />}
      <a className={pill} href={link(page)} onClick={inPlace(onClear)}>
        {t.clear}
      </a>
    </div>
  );
}

function Panel({ menu, submenu, view }: { view: Props; menu: Menu | undefined; submenu: number | undefined }) {
  const { More, t, language } = view;
  const chosen = menu?.submenu[submenu ?? -1];
  const own = chosen ? undefined : menu?.menu;
  const { content, image, sideMenu = [] } = own ?? {};
  const pdf = own ? documentsIn(own) : [];
  const menus = menusOf(sideMenu);
  const years = chosen ? reportedIn(chosen) : [];
  const title = chosen?.title ?? own?.title ?? menu?.title;
  return (
    <>
      <h2 aria-live="polite">{title ?? t.menu}</h2>
      {image && <img src={image} alt="" width={960} height={540} />}
      {content && <Prose html={content} />}
      <Documents documents={pdf} language={language} />
      <DocumentYears years={years} language={language} />
      {menus.length > 0 && (
        <div>
          {menus.map(({ title, documents }, index) => {
            const list = <Documents key={index} documents={documents} language={language} />;
            if (!title) return list;
            return (
              <Fold key={index} className={css.sideMenu} part="side-menu" summary={title}>
                {list}
              </Fold>
            );
          })}
        </div>
      )}
      {More && <More key={title} view={view} path={page} rest={(chosen ?? own)?.rest ?? 0} about={title} />}
      {!(image || content || pdf.length || menus.length || years.length) && <p>{t.none}</p>}
    </>
  );
}
