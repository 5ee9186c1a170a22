/** Suggestions while typing: an APG combobox with a grouped list. Loaded with the index at the first focus. */
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { codes, format, type PropsOf, useStyles, visuallyHidden } from '../runtime';
import { request } from '../runtime/content/request';
import { find, groupsOf, type Hit, type Index, loadIndex } from '../runtime/search/engine';
import { type Synonyms, searchFor } from '../runtime/search/words';
import type { shape } from './search.content';
import { Marked } from './search.marked';
import type { strings } from './search.strings';
import * as css from './search.suggest.styles';

interface Props {
  view: Pick<PropsOf<typeof shape, typeof strings>, 't' | 'language' | 'link' | 'api'>;
  input: RefObject<HTMLInputElement | null>;
  text: string;
  onText(text: string): void;
  /** Receives the field's attributes as a combobox. */
  onCombobox(attributes: Record<string, string | boolean | undefined>): void;
}

const maxOfKind = 3;
const maxInAll = 8;

type Loaded = { language: string; index: Index; synonyms: Synonyms };

const optionId = (at: number) => `suggestion-${at}`;

export function Suggestions({ view: { t, language, link, api }, input, text, onText, onCombobox }: Props) {
  useStyles(css.styles);
  const [loaded, setLoaded] = useState<Loaded>();
  // This code may arrive after the visitor has typed and left the field.
  const [isOpen, setOpen] = useState(() => {
    const { current: field } = input;
    return field !== null && text !== field.defaultValue && (field.getRootNode() as ShadowRoot).activeElement === field;
  });
  const [active, setActive] = useState(-1);
  const [typed, setTyped] = useState(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `api` is a new function in every render.
  useEffect(() => {
    let isLatest = true;
    const load = async () => {
      const json = await request(api(`/api/search/index?lang=${codes[language]}`));
      const { index, synonyms } = json as { index: Parameters<typeof loadIndex>[0]; synonyms: Synonyms };
      const made = { language, index: await loadIndex(index, language), synonyms };
      if (isLatest) setLoaded(made);
    };
    // Without the index the field stays a plain form.
    load().catch(() => {});
    return () => {
      isLatest = false;
    };
  }, [language]);

  if (typed !== text) {
    setTyped(text);
    setOpen(true);
    setActive(-1);
  }

  const hits =
    loaded?.language === language
      ? find(loaded.index, { query: text, language, synonyms: loaded.synonyms, isTyping: true })
      : [];
  const groups = groupsOf(hits.slice(0, 3 * maxInAll), maxOfKind);
  const shown = groups.flatMap((group) => group.hits).slice(0, maxInAll);
  const query = text.trim();
  const isShown = isOpen && query !== '' && shown.length > 0;
  const count = shown.length + 1;

  useLayoutEffect(() => {
    onCombobox({
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': isShown,
      'aria-controls': isShown ? 'suggestions' : undefined,
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
    });
  }, [onCombobox, isShown, active]);

  const option = (at: number) => {
    const root = input.current?.getRootNode() as ShadowRoot | undefined;
    return root?.getElementById(optionId(at));
  };
  useEffect(() => {
    if (active >= 0) option(active)?.scrollIntoView({ block: 'nearest' });
  });

  /** Undefined leaves the key to the field. */
  const actions: Record<string, (() => void) | undefined> = {
    ArrowDown: () => {
      setOpen(true);
      if (isShown) setActive((active + 1) % count);
      else setActive(0);
    },
    ArrowUp: () => {
      setOpen(true);
      setActive(active > 0 ? active - 1 : count - 1);
    },
    Home: isShown && active >= 0 ? () => setActive(0) : undefined,
    End: isShown && active >= 0 ? () => setActive(count - 1) : undefined,
    Escape: () => {
      setActive(-1);
      if (isShown) return setOpen(false);
      if (input.current) input.current.value = '';
      onText('');
    },
    Enter: isShown && active >= 0 ? () => option(active)?.click() : undefined,
  };
  // A layout effect, because the next key belongs to the current list.
  useLayoutEffect(() => {
    const field = input.current;
    const listeners = new AbortController();
    field?.addEventListener(
      'keydown',
      (event) => {
        // An input method uses these keys to choose a word.
        if (event.isComposing || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        const action = actions[event.key];
        if (!action) return;
        event.preventDefault();
        action();
      },
      listeners,
    );
    field?.addEventListener('blur', () => setOpen(false), listeners);
    return () => listeners.abort();
  });

  const optionOf = (hit: Hit, at: number) => (
    <a
      key={at}
      id={optionId(at)}
      className={css.option}
      role="option"
      aria-selected={at === active}
      tabIndex={-1}
      href={hit.path ? link(hit.path) : hit.file?.startsWith('/') ? api(hit.file) : hit.file}
      {...(!hit.path && { target: '_blank', rel: 'noopener' })}
    >
      <span>
        <Marked text={hit.title} terms={hit.terms} language={language} />
      </span>
    </a>
  );
  return (
    <>
      <span role="status" className={visuallyHidden}>
        {isShown ? `${t.suggestions}: ${format(t.count, { count: shown.length }, language)}` : ''}
      </span>
      {isShown && (
        <div
          id="suggestions"
          className={css.list}
          role="listbox"
          aria-label={t.suggestions}
          // Keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups.map(({ kind, hits: own }) => {
            const inGroup = own.filter((hit) => shown.includes(hit));
            return (
              inGroup.length > 0 && (
                <div key={kind} role="group" aria-labelledby={`suggested-${kind}`}>
                  <div id={`suggested-${kind}`} className={css.kind} role="presentation">
                    {t.kinds[kind]}
                  </div>
                  {inGroup.map((hit) => optionOf(hit, shown.indexOf(hit)))}
                </div>
              )
            );
          })}
          <a
            id={optionId(shown.length)}
            className={`${css.option} ${css.all}`}
            role="option"
            aria-selected={active === shown.length}
            tabIndex={-1}
            href={link(searchFor(query))}
          >
            {format(t.all, { query }, language)}
          </a>
        </div>
      )}
    </>
  );
}
