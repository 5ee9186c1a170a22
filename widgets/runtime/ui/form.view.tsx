import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../language/language';
import { telephone } from '../language/link';
import { pill } from '../styles/base.styles';
import type { Bank } from '../widget/config';
import { useStrings, useStyles } from '../widget/widget-context';
import { type Form, noticeTarget, targetSlot, tokenName } from './form';
import { Styles } from './form.fields';
import { focusInView } from './form.focus';
import * as stateCss from './form.states.styles';
import { strings } from './form.strings';
import * as css from './form.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface FormViewProps {
  form: Form;
  bank: Bank;
  /** Set if this origin may not send the form: the bank's page with it, or empty without one. */
  elsewhere?: string | undefined;
  /** For posts without script; default: this page. */
  action?: string | undefined;
  submitLabel?: string;
  children: ReactNode;
  autoComplete?: string;
}

/** Works without script: the browser posts, and the server answers with a page. */
export function FormView({ form, bank, elsewhere, action, submitLabel, children, autoComplete }: FormViewProps) {
  useStyles(css.styles);
  const t = useStrings('form', strings, form.language);
  if (elsewhere !== undefined) return <Elsewhere language={form.language} bank={bank} address={elsewhere} />;
  return (
    <>
      {form.post?.notice && (
        <div>
          <slot name={targetSlot(noticeTarget)} />
          {form.post.notice}
        </div>
      )}
      <div className={css.card}>
        <form
          ref={form.element}
          className={css.form}
          data-on="screen"
          action={`${action ?? ''}#${noticeTarget}`}
          method="post"
          encType="multipart/form-data"
          // In a frame the page's `<base>` would open a new tab.
          target="_self"
          noValidate
          autoComplete={autoComplete}
          aria-busy={form.isSending || undefined}
          onSubmit={form.handleSubmit}
          onFocusCapture={form.handleFocus}
          onInput={form.handleInput}
          part="form"
        >
          <input type="hidden" name={tokenName} defaultValue={form.post?.token} />
          <div className={css.controls} inert={form.isSending}>
            {children}
          </div>
          {form.failure !== undefined && (
            <Outcome title={t.failed} kind="bad">
              {form.failure && <p>{form.failure}</p>}
              <p>{t.kept}</p>
              <OtherWays bank={bank} language={form.language} />
            </Outcome>
          )}
          <button
            type="submit"
            className={`${pill} ${css.send}`}
            aria-disabled={form.isSending || undefined}
            // The second click of a double click would submit again if the answer came in between.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            part="submit"
          >
            {form.isSending && (
              <span className={stateCss.loader}>
                <Styles of={stateCss.styles} />
              </span>
            )}
            {form.isSending ? t.sending : (submitLabel ?? t.submit)}
          </button>
        </form>
      </div>
    </>
  );
}

export function Elsewhere({ language, bank, address }: { language: Language; bank: Bank; address: string }) {
  useStyles(css.styles);
  const t = useStrings('form', strings, language);
  return (
    <div className={css.card} role="alert">
      <p>{t.refused}</p>
      {address && (
        <p>
          <a className={pill} href={address} target="_blank" rel="noreferrer">
            {t.own}
          </a>
        </p>
      )}
      <ContactLinks bank={bank} />
    </div>
  );
}

interface OutcomeProps {
  title: string;
  kind: 'good' | 'bad';
  part?: string;
  children?: ReactNode;
}

/** A submission's outcome. It takes the focus; a live region would be read twice. */
export function Outcome({ title, kind, part, children }: OutcomeProps) {
  const element = useRef<HTMLDivElement>(null);
  useStyles(stateCss.styles);
  useEffect(() => focusInView(element.current), []);
  return (
    <div
      ref={element}
      className={stateCss.outcome}
      data-kind={kind}
      role="group"
      aria-label={title}
      tabIndex={-1}
      part={part}
    >
      <Icon path={kind === 'good' ? paths.check : paths.warning} />
      <h3>{title}</h3>
      {children}
    </div>
  );
}

export function OtherWays({ bank, language }: { bank: Bank; language: Language }) {
  const { otherwise } = useStrings('form', strings, language);
  if (!bank.phones?.length && !bank.email) return null;
  return (
    <>
      <p>{otherwise}</p>
      <ContactLinks bank={bank} />
    </>
  );
}

function ContactLinks({ bank: { phones = [], email } }: { bank: Bank }) {
  return (
    <ul>
      {phones.map((phone) => (
        <li key={phone}>
          <a href={telephone(phone)}>{phone}</a>
        </li>
      ))}
      {email && (
        <li>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
      )}
    </ul>
  );
}

export function FormPart({
  number,
  title,
  children,
}: {
  number: number;
  title: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className={css.part}>
      <legend>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <h3>{title}</h3>
      </legend>
      {children}
    </fieldset>
  );
}
