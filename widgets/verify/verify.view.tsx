import { type KeyboardEvent, useRef, useState } from 'react';
import {
  type channels,
  container,
  dark,
  format,
  Icon,
  KawungPattern,
  type PropsOf,
  pill,
  Title,
  useHash,
  useLazyModule,
} from '../runtime';
import type { strings } from './verify.strings';
import * as css from './verify.styles';

const longest = 2_000;

export function VerifyView(props: PropsOf<typeof channels, typeof strings>) {
  const { bank, t, language, addressable, link } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const isPasted = useRef(false);
  const [asked, setAsked] = useState('');
  const [isFailed, setFailed] = useState(false);
  const [result, load] = useLazyModule(() => import('./verify.result'));

  const prepare = () => {
    setFailed(false);
    load(() => setFailed(true));
  };
  const check = (event?: KeyboardEvent) => {
    event?.preventDefault();
    if (!result) prepare();
    setAsked(field.current?.value ?? '');
  };
  // `#asked` from a menu, `#asked=<text>` from the search. A fragment is not sent to any server.
  useHash(addressable, (fragment) => {
    const { groups } = /^asked(?:=(?<text>.*))?$/s.exec(fragment) ?? {};
    if (!groups || !field.current) return;
    field.current.focus();
    if (!groups.text) return;
    field.current.value = groups.text.slice(0, longest);
    check();
  });
  return (
    <section className={`${dark} ${css.opening}`} part="hero">
      <KawungPattern className={css.pattern} />
      <div className={`${container} ${css.columns}`}>
        <div className={css.words}>
          <p className={css.kicker}>{t.centre}</p>
          <Title addressable={addressable} className={css.title}>
            {t.title}
          </Title>
          <p>{format(t.intro, { bank: bank.name }, language)}</p>
          <p className={css.unscripted}>
            {t.unscripted} {!addressable && <a href={link('/help/security')}>{t.list}</a>}
          </p>
        </div>
        <div className={css.tool} data-on="script" part="tool">
          {/* Nothing submits it: before its code has come, that would load the page again. */}
          <form>
            <label htmlFor="asked">{t.label}</label>
            <p id="help">{t.help}</p>
            <textarea
              ref={field}
              id="asked"
              aria-describedby="help private"
              rows={3}
              placeholder={format(t.example, { bank: bank.name }, language)}
              maxLength={longest}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              required
              onFocusCapture={prepare}
              onKeyDown={(event) => {
                // Enter chooses a word of an input method. React wraps the browser's event, Preact does not.
                const { isComposing } = (event.nativeEvent ?? event) as globalThis.KeyboardEvent;
                if (event.key === 'Enter' && !event.shiftKey && !isComposing) check(event);
              }}
              onPaste={() => {
                isPasted.current = true;
              }}
              onInput={() => {
                // Compares pasted text immediately. Any other input hides the old result.
                if (isPasted.current) check();
                else setAsked('');
                isPasted.current = false;
              }}
            />
            <button
              type="button"
              className={pill}
              onClick={() => {
                if (field.current?.reportValidity()) check();
              }}
            >
              {t.check}
            </button>
          </form>
          <div role="status" className={css.result}>
            {asked && result && <result.Result asked={asked} view={props} />}
            {asked && isFailed && <p>{t.failed}</p>}
          </div>
          <p id="private" className={css.privacy}>
            <Icon path="M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3" size="1.25em" />
            {t.private}
          </p>
        </div>
      </div>
    </section>
  );
}
