/** What surrounds a form's fields: its card and button, its parts, and what has become of it. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { Language } from '../language/language';
import { telephone } from '../language/link';
import { pill } from '../styles/base.styles';
import type { Bank } from '../widget/config';
import { useStrings, useStyles } from '../widget/widget-context';
import { type Form, noticeTarget, targetSlot, tokenName } from './form';
import { strings } from './form.strings';
import { css, formStyles } from './form.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface FormViewProps {
  form: Form;
  bank: Bank;
  /** Address of the bank's own page with the form, where this page's origin may not send it; empty where there is none. */
  elsewhere?: string | undefined;
  /** Address of the page to post to without script; the page's own when unset. */
  action?: string | undefined;
  submitLabel?: string;
  children: ReactNode;
  autoComplete?: string;
}

/** The form's markup: its parts and the button. Without script the browser sends it, and the server answers with a page. */
export function FormView({ form, bank, elsewhere, action, submitLabel, children, autoComplete }: FormViewProps) {
  useStyles(formStyles);
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
          action={`${action ?? ''}#${noticeTarget}`}
          method="post"
          encType="multipart/form-data"
          // In a frame the page's links open another tab.
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
          {children}
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
            // The answer may come between the clicks of a double click, and the second click would submit again.
            onClick={(event) => event.detail > 1 && event.preventDefault()}
            part="submit"
          >
            {form.isSending && <span className={css.loader} />}
            {form.isSending ? t.sending : (submitLabel ?? t.submit)}
          </button>
        </form>
      </div>
    </>
  );
}

interface ElsewhereProps {
  language: Language;
  bank: Bank;
  address: string;
}

/** In place of a form that cannot be sent from here: where else to turn. */
export function Elsewhere({ language, bank, address }: ElsewhereProps) {
  useStyles(formStyles);
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
  children: ReactNode;
}

/**
 * What has become of a submission. It stays, unlike a toast, and takes the focus, so that it is seen and read out; hence it is no
 * live region, which would be read twice.
 */
export function Outcome({ title, kind, part, children }: OutcomeProps) {
  const element = useRef<HTMLDivElement>(null);
  useStyles(formStyles);
  useEffect(() => element.current?.focus(), []);
  return (
    <div
      ref={element}
      className={css.outcome}
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

/** Where else to turn when a form cannot be sent. */
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

/** The bank's phones and e-mail address as links. */
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

/** A numbered part of a form. */
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
