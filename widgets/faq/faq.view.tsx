import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  container,
  dark,
  Hero,
  hasPage,
  Icon,
  isForAbroad,
  languageIn,
  type PropsOf,
  Prose,
  Section,
  Tabs,
  telephone,
  useHash,
  useServerMarkup,
  visuallyHidden,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { copyAddress } from '../runtime/ui/share.behaviour';
import { type Category, categoriesOf, laterPageOf, pathOf, positionOf, type shape } from './faq.content';
import type { Found } from './faq.filter';
import type { strings } from './faq.strings';
import * as css from './faq.styles';

/** Loaded later, because readers first read the answer. */
const loadHelpful = () => import('./faq.helpful');
/** Most readers do not search. */
const loadFilter = () => import('./faq.filter');
const mainTabs = ['faq', 'contact'];

export function FaqView(props: PropsOf<typeof shape, typeof strings>) {
  const { block, pages, showPages, More, t, language, slots, bank, addressable, link } = props;
  const categories = categoriesOf(block, pages?.first);
  /** Unknown until the address is read; CSS selects the header until then. */
  const [mainTab, setMainTab] = useState<number>();
  const [[category, open], setOpen] = useState<readonly [category: number, answer: number]>([0, 0]);
  /** Id from the address, not yet scrolled to. */
  const [pendingScroll, setPendingScroll] = useState('');
  /** Id from the address, of an answer that is not loaded. */
  const [sought, seek] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState<{ text: string; List: typeof Found }>();
  const [found, setFound] = useState('');
  const isServerMarkup = useServerMarkup();
  /** Late code leaves alone what the visitor has begun. */
  const isInUse = () => {
    const root = element.current?.getRootNode() as ShadowRoot | undefined;
    return isServerMarkup && (root?.host.matches(':focus-within') || form.current?.q.value);
  };
  const handleHash = (id: string) => {
    const position = positionOf(id, categories);
    const later = laterPageOf(id, categories);
    seek(later ? id : '');
    if (later) {
      showPages(later).catch(() => seek(''));
      return;
    }
    const at = position || !id ? 0 : mainTabs.indexOf(id);
    if (at < 0) return;
    setMainTab(at);
    if (position) setOpen(position);
    if (isInUse()) return;
    // Without a fragment, typed words stay.
    if (id) {
      form.current?.reset();
      setSearch(undefined);
    }
    const [category = -1, answer = -1] = position ?? [];
    // An old address names the answer by its position.
    setPendingScroll(categories[category]?.answers[answer]?.id ?? id);
  };
  const [helpful, setHelpful] = useState<typeof import('./faq.helpful')>();
  useEffect(() => {
    // If it fails, the question is left out.
    if (addressable) loadHelpful().then(setHelpful, () => {});
  }, [addressable]);
  const setHash = useHash(addressable, handleHash, String(categories.length));
  useEffect(() => {
    if (!positionOf(sought, categories)) return;
    seek('');
    handleHash(sought);
  });
  const shownLanguage = useRef(language);
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    const id = categories[category]?.answers[open]?.id;
    // Without ids in the block, the other language gives the answer another id.
    if (id && !search?.text && /^#faq-./.test(location.hash)) setHash(id);
  });
  useEffect(() => {
    if (!pendingScroll) return;
    setPendingScroll('');
    // The contact tab fills the page with its own header.
    if (pendingScroll === mainTabs[1]) return scrollTo({ top: 0 });
    const asked = element.current?.querySelector(`#${CSS.escape(pendingScroll)}`);
    (asked ?? element.current)?.scrollIntoView();
    // Also moves the focus to the question.
    asked?.querySelector<HTMLElement>(':scope > summary')?.focus({ preventScroll: true });
  }, [pendingScroll]);

  const handleCopy = (event: MouseEvent<HTMLAnchorElement>) => {
    // The link keeps its address, for a new tab.
    event.preventDefault();
    const { currentTarget: control } = event;
    copyAddress(control, control.href, { copied: t.copied, failed: t.notCopied }).catch(() => {});
  };

  /** Without `at` it is a result of a search, where the first answer is open and the browser keeps the others. */
  const panel = ({ number, title, answers, rest }: Category, at?: number) => (
    <Section title={title}>
      {answers.map((each, index) => (
        <details
          key={each.number}
          id={each.id}
          name={`faq-${number}`}
          className={css.item}
          open={index === (at === category ? open : 0)}
          part="item"
          onToggle={({ currentTarget }) => {
            // By a click, find-in-page, or another answer that opened.
            const { open: opened } = currentTarget;
            if (at === undefined) return;
            setOpen((now) => {
              const isOpen = now[0] === at && now[1] === index;
              if (opened === isOpen || (at !== now[0] && index === 0)) return now;
              return opened ? [at, index] : [at, -1];
            });
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
          <summary className={css.question} onClick={() => (at === undefined || index !== open) && setHash(each.id)}>
            <h3>{each.question}</h3>
            <span className={css.plus} data-on="screen" />
          </summary>
          <div className={css.answer}>
            <Prose html={each.answer} />
            <a className={css.copyLink} data-on="screen" href={link(pathOf(each))} onClick={handleCopy}>
              <Icon path={paths.chain} size="1.125em" />
              {t.copy}
            </a>
            {addressable && (
              <div className={css.helpful} data-on="script">
                {helpful && <helpful.Helpful id={each.id} language={language} contact={link('/help#contact')} />}
              </div>
            )}
          </div>
        </details>
      ))}
      {More && <More view={props} path="/help" rest={rest} about={title} />}
    </Section>
  );

  const selectMainTab = (at: number) => {
    setMainTab(at);
    setHash(mainTabs[at] ?? '');
  };
  const handleInput = ({ currentTarget: field }: FormEvent<HTMLInputElement>) => {
    loadFilter().then(
      ({ Found }) => {
        // Reads the field now: imports may resolve in another order, or after a link that has emptied it.
        const text = field.value.trim();
        if (text) setOpen([0, 0]);
        setSearch({ text, List: Found });
      },
      // If it fails, the field leads to the site's search.
      () => {},
    );
  };
  const everywhere = hasPage(bank, '/search') && link('/search');
  const lang = languageIn(link('/'));
  // Below the answers or the form, after the direct contacts.
  const topics = slots.includes('topics') && <slot name="topics" />;
  const faq = (
    <div className={css.page}>
      {slots.includes('popular') && <slot name="popular" />}
      <Tabs
        secondary
        wide
        label={t.categories}
        items={categories.map((each, at) => ({
          id: `faq-${each.number}`,
          label: (
            <>
              {each.title} <small className={css.count}>{each.answers.length + each.rest}</small>
            </>
          ),
          content: panel(each, at),
        }))}
        selected={category}
        onSelect={(at) => {
          setOpen([at, 0]);
          setHash(categories[at]?.answers[0]?.id ?? '');
        }}
      />
      {!mainTab && topics}
    </div>
  );
  const contact = (
    <div>
      <slot name="contact" />
      {!!mainTab && topics}
    </div>
  );
  const items = [
    ...(categories.length ? [{ id: 'faq', label: t.faq, content: faq }] : []),
    ...(slots.includes('contact') ? [{ id: 'contact', label: t.contact, content: contact }] : []),
  ];
  const { phones = [] } = bank;
  return (
    <>
      {items.length > 1 && (
        <header className={`${dark} ${css.brief}`} data-tab={mainTab === undefined ? undefined : mainTabs[mainTab]}>
          <div className={container}>
            {block.banner?.title && <p>{block.banner.title}</p>}
            <h2>{t.contact}</h2>
            <p>{t.ways}</p>
          </div>
        </header>
      )}
      <div className={css.usual}>
        <Hero hero={block.banner} />
        {(categories.length > 1 || phones.length > 0) && (
          <div className={`${container} ${css.top}`}>
            {categories.length > 1 && (
              <form
                ref={form}
                className={css.search}
                data-on="screen"
                action={everywhere || undefined}
                onSubmit={(event) => search && event.preventDefault()}
                role="search"
                part="search"
              >
                {lang && <input type="hidden" name="lang" value={lang} />}
                <label>
                  <Icon path={paths.magnifier} />
                  <input
                    type="search"
                    name="q"
                    aria-label={t.search}
                    placeholder={t.search}
                    autoComplete="off"
                    onInput={handleInput}
                  />
                </label>
                {/* There before it has words: programs announce only what changes in a region that they know. */}
                <p role="status" className={visuallyHidden}>
                  {search?.text && found}
                </p>
              </form>
            )}
            {phones.length > 0 && (
              <p className={css.phones} data-on="screen" part="phones">
                {phones.map((phone, at) => (
                  <a key={phone} href={telephone(phone)}>
                    <Icon path={paths.phone} size="1.125em" />
                    <span>
                      {at === 0 && <span>{t.urgent} </span>}
                      {isForAbroad(phone, phones) && <span>{t.abroad} </span>}
                      {phone}
                    </span>
                  </a>
                ))}
                {bank.hours && <span>{bank.hours[language]}</span>}
              </p>
            )}
          </div>
        )}
      </div>
      <div ref={element} className={css.help}>
        {search?.text ? (
          <search.List {...{ categories, language, panel, link, everywhere }} onFound={setFound} text={search.text} />
        ) : (
          <Tabs wide label={t.help} items={items} selected={mainTab ?? 0} onSelect={selectMainTab} />
        )}
      </div>
    </>
  );
}
