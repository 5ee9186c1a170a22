import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { RequestError, request } from '../content/request';
import { jsonOf } from '../core/json';
import type { Language } from '../language/language';
import { telephone } from '../language/link';
import type { LocalizedText } from '../language/strings';
import { pill } from '../styles/base.styles';
import type { Bank } from '../widget/config';
import type { FormPost } from '../widget/definition';
import { useLabels, useStrings, useStyles } from '../widget/widget-context';
import { errorsIn, messageIn, statusIn } from './form.answer';
import { firstFailure, type Lengths, type Live, type LiveState, lengthRules, liveState, type Rule } from './form.rules';
import { strings } from './form.strings';
import { css, formStyles } from './form.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { toast } from './toast';
/** The controls' values by name. */
export type Controls = Readonly<Record<string, string>>;

/** Checks a form's values. It is loaded when a control first gets the focus. */
export interface Validator<Values> {
  lengths: Partial<Lengths<keyof Values & string>>;
  rules: readonly Rule<Values>[];
  live: Live<Values>;
  /** The values that the rules check, made of the controls' values. */
  read(controls: Controls): Values;
  /** The request body, if it is not the values themselves. */
  body?(values: Values): Promise<unknown>;
}

interface FormOptions<Values> {
  language: Language;
  post?: FormPost | undefined;
  /** Address to post to. */
  url: string;
  loadValidator(): Promise<Validator<Values>>;
  /** What makes the request's body of the JSON, where that is not sent as it is. If it cannot be had, nothing is sent. */
  loadSealer?(): Promise<(content: string) => Promise<string>> | undefined;
  /** Nothing typed may be kept, sent or changed by the browser itself. */
  isPrivate?: boolean;
  /** Called when the server has accepted it and the form is cleared. */
  onSent(msg: string): void;
}

export interface Form {
  language: Language;
  post: FormPost | undefined;
  element: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  isPrivate: boolean;
  /** Why it could not be sent, where that is in none of its fields: the server's own words, which may be none. */
  failure: string | undefined;
  state(field: string): LiveState;
  error(field: string): string | undefined;
  /** Whether something stands in each of the fields, and nothing is wrong with it. */
  isFilled(fields: readonly string[]): boolean;
  /** Shows a field's error beside it and in a toast. */
  fail(field: string, message: LocalizedText, toasted?: LocalizedText): void;
  /** Reads the controls again, after a change by code. */
  readControls(): void;
  clear(): void;
  /** Moves the focus to the first of the fields. */
  focus(fields: readonly string[]): void;
  handleFocus(): void;
  handleInput(event: FormEvent): void;
  handleSubmit(event: FormEvent): void;
}

/**
 * The slot where a link that leads into a form arrives. The fragment of an address finds no element in a shadow root, but one that
 * the page has put into a slot.
 */
export const targetSlot = (name: string) => `to-${name}`;
/** Name of the target before the notice. */
export const noticeTarget = 'outcome';

/** Name of the hidden field that only a form sent without script needs. */
const tokenName = 'token';

const controlsOf = (form: HTMLFormElement): Controls =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== tokenName ? [[name, value]] : [],
    ),
  );

/** The server's messages are in one language. */
const inBoth =
  (text: string): LocalizedText =>
  () =>
    text;
const messagesOf = (errors: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, inBoth(text)]));

/** Where the rules cannot be had, the controls' values are sent as they are: the server has the same rules. */
const unchecked = <Values,>(): Validator<Values> => ({
  lengths: {},
  rules: [],
  live: {},
  read: (controls) => controls as Values,
});

interface Attempt {
  content: string;
  key: string;
  /** What is sent. */
  body?: string;
}

/** The idempotency key of a submission: a retry has the same, so that the server stores it once. */
const newKey = () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * A form with uncontrolled inputs, so that text typed before the script is loaded is kept. Its rules are data: on submit the
 * first that fails is shown beside its field and in a toast, and the field gets the focus.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form {
  const { language, post, url, loadValidator, loadSealer, isPrivate = false, onSent } = options;
  const element = useRef<HTMLFormElement>(null);
  const [controls, setControls] = useState<Controls>({});
  const [errors, setErrors] = useState<Record<string, LocalizedText>>(() => messagesOf(post?.errors));
  const [live, setLive] = useState<Readonly<Record<string, ((value: string) => boolean) | undefined>>>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const busy = useRef(false);
  const attempt = useRef<Attempt>({ content: '', key: '' });
  const t = useStrings('form', strings, language);
  const labels = useLabels();

  const readControls = () => {
    if (element.current) setControls(controlsOf(element.current));
  };
  // What a form sent without script is filled in with again. What was typed since then is heard of (`hydrateRoot`).
  useEffect(readControls, []);

  const focus = (fields: readonly string[]) => {
    const control = [...(element.current?.elements ?? [])].find((each) =>
      fields.includes((each as HTMLInputElement).name),
    );
    (control as HTMLElement | undefined)?.focus();
    // One that has the focus already is not scrolled by that.
    control?.scrollIntoView({ block: 'nearest' });
  };
  const fail: Form['fail'] = (field, message, toasted = message) => {
    setErrors({ [field]: message });
    toast(toasted(language, labels), { kind: 'warning', language });
  };
  const clear = () => {
    element.current?.reset();
    attempt.current = { content: '', key: '' };
    setControls({});
    setErrors({});
  };

  async function send(content: string): Promise<void> {
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() };
    const { current } = attempt;
    const seal = await loadSealer?.();
    // Sealed once, because the same content is other bytes each time.
    current.body ??= seal ? await seal(content) : content;
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': current.key,
      'X-Serambi-Language': language,
    };
    const answer = await request(url, { method: 'post', data: current.body, headers });
    const status = statusIn(answer, 200);
    if (status < 200 || status > 299) throw new RequestError(`${url} has not taken it`, status, answer);
    clear();
    onSent(messageIn(answer) || t.sent);
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    busy.current = true;
    setFailure(undefined);
    try {
      const { lengths, rules, read, body } = await loadValidator().catch(() => unchecked<Values>());
      const values = read(controlsOf(form));
      const failure = firstFailure([...lengthRules<Values>(lengths), ...rules], values);
      if (failure) {
        fail(failure.field, failure.exact ?? failure.message, failure.message);
        focus([failure.field]);
      } else {
        setSending(true);
        // The code that reads files takes them out of their control. If it could not be loaded, nothing is sent, because the
        // report would lack them.
        if ([...form.elements].some((each) => (each as HTMLInputElement).files?.length))
          throw new Error('unread files');
        await send(jsonOf(body ? await body(values) : values));
      }
    } catch (error) {
      const data: unknown = error instanceof RequestError ? error.data : undefined;
      const msg = messageIn(data);
      // A message for what is no control of this form has no place in it.
      const names = [...form.elements].map((each) => (each as HTMLInputElement).name);
      const refused = Object.entries(errorsIn(data)).filter(([name]) => names.includes(name));
      setErrors(messagesOf(Object.fromEntries(refused)));
      if (refused[0]) focus(refused.map(([name]) => name));
      else setFailure(msg === t.failed ? '' : msg);
      toast(t.failed, { kind: 'error', language });
    }
    busy.current = false;
    setSending(false);
  }

  const state: Form['state'] = (field) => (errors[field] ? 'error' : liveState(live[field], controls[field] ?? ''));
  return {
    language,
    post,
    element,
    isSending,
    isPrivate,
    failure,
    state,
    error: (field) => errors[field]?.(language, labels),
    isFilled: (fields) => fields.every((field) => controls[field] && state(field) !== 'error'),
    fail,
    readControls,
    clear,
    focus,
    handleFocus() {
      // If this fails, submitting tries again.
      loadValidator().then(
        ({ live }) => setLive(live),
        () => {},
      );
    },
    handleInput({ target }) {
      const { name } = target as HTMLInputElement;
      readControls();
      if (errors[name]) setErrors(({ [name]: _, ...others }) => others);
    },
    handleSubmit(event) {
      event.preventDefault();
      if (!busy.current && element.current) submit(element.current);
    },
  };
}

/** The address of a page of the bank, also where the page with the widget is another site's and names only the backend. */
export const siteAddress = (path: string, link: (path: string) => string, api: (path: string) => string): string =>
  link(path).startsWith('/') ? api(path) : link(path);

/** Whether requests of this document come from the origin `null`, which no server can allow: its frame is sandboxed. */
export const hasNoOrigin = (): boolean => self.origin === 'null';

/**
 * Whether the server that a form is sent to refuses it from this page's origin; undefined until that is known. A server that
 * does not say is taken to allow it.
 */
export function useRefusal(url: string, form: string): boolean | undefined {
  const [isRefused, setRefused] = useState<boolean>();
  useEffect(() => {
    const { origin } = new URL(url, document.baseURI);
    if (origin === location.origin && !hasNoOrigin()) return setRefused(false);
    let isCurrent = true;
    request(url)
      .then(
        (answer) => Object(answer).allowed === false,
        () => false,
      )
      .then((refuses) => {
        if (!isCurrent) return;
        setRefused(refuses);
        if (refuses) {
          console.warn(
            `Serambi: ${origin} takes no ${form} from ${location.origin}: ${
              hasNoOrigin() ? 'its frame is sandboxed without allow-same-origin' : 'it is not in its ALLOWED_ORIGINS'
            }.`,
          );
        }
      });
    return () => {
      isCurrent = false;
    };
  }, [url, form]);
  return isRefused;
}

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
      <Icon path={kind === 'good' ? paths.check : bad} />
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

const bad = 'M12 8v5m0 3.5v.1M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19';

interface LabelledProps {
  form: Form;
  name: string;
  label: string;
  help?: string | undefined;
}

/** Attributes that connect a control with its help and its error. */
export const describedBy = ({ form, name, help }: Omit<LabelledProps, 'label'>) => ({
  'aria-describedby':
    [help && `${name}-help`, form.error(name) && `${name}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': form.error(name) ? true : undefined,
});

export const Help = ({ name, children }: { name: string; children: ReactNode }) => (
  <p id={`${name}-help`} className={css.help}>
    {children}
  </p>
);

/** Server only: where a link to a field with an error leads. */
export const ErrorTarget = ({ form, name }: { form: Form; name: string }) =>
  form.post?.errors?.[name] ? <slot name={targetSlot(name)} /> : null;

/** A field's error. */
export function FieldError({ form, name }: { form: Form; name: string }) {
  const error = form.error(name);
  return error ? (
    <p id={`${name}-error`} className={css.error}>
      <Icon path={bad} size="1.25em" />
      {error}
    </p>
  ) : null;
}

/**
 * For a control whose text no service of the browser may see: spelling, completion and translation send what is typed to servers.
 * `translate` is not a prop, because Preact would set the property of that name, for which `'no'` is true.
 */
const unaided = {
  spellCheck: 'false',
  autoCorrect: 'off',
  writingsuggestions: 'false',
  ref: (control: Element | null) => control?.setAttribute('translate', 'no'),
} as const;

interface FieldProps extends LabelledProps, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  isOptional?: boolean;
  isLong?: boolean;
  /** Shown beside the control, in its box. */
  children?: ReactNode;
}

/** A text field with its label, help, error, and a border and an icon that show its live state. */
export function Field({ isOptional, isLong, children, ...props }: FieldProps) {
  const { form, name, label, help, ...given } = props;
  const { optional } = useStrings('form', strings, form.language);
  const state = form.state(name);
  const Control: 'input' = isLong ? ('textarea' as 'input') : 'input';
  return (
    <div className={css.field} data-state={state} part="field">
      <ErrorTarget form={form} name={name} />
      <label className={css.label} htmlFor={name}>
        {label} {isOptional && <span>{optional}</span>}
      </label>
      {help && <Help name={name}>{help}</Help>}
      <div className={css.box}>
        <Control
          id={name}
          name={name}
          autoComplete="off"
          {...given}
          {...(form.isPrivate && unaided)}
          defaultValue={form.post?.values?.[name]}
          aria-required={!isOptional}
          {...describedBy(props)}
        />
        {state !== 'neutral' && (
          <span className={css.mark}>
            <Icon path={state === 'success' ? paths.check : bad} size="1.25rem" />
          </span>
        )}
        {children}
      </div>
      <FieldError form={form} name={name} />
    </div>
  );
}

interface PersonFieldsProps {
  form: Form;
  /** The sender may stay unknown: name and phone number are optional, and the browser is asked not to fill anything in. */
  isAnonymous?: boolean;
  emailHelp: string;
}

/** The sender's name, phone number and e-mail address. */
export function PersonFields({ form, isAnonymous = false, emailHelp }: PersonFieldsProps) {
  const t = useStrings('form', strings, form.language);
  const fill = (token: string) => ({ autoComplete: isAnonymous ? 'off' : token });
  return (
    <>
      <Field
        form={form}
        name="name"
        label={t.name}
        help={isAnonymous ? undefined : t.nameHelp}
        {...fill('name')}
        isOptional={isAnonymous}
      />
      <Field
        form={form}
        name="phone_number"
        label={t.phone}
        help={t.phoneHelp}
        type="tel"
        {...fill('tel-national')}
        isOptional={isAnonymous}
      />
      <Field form={form} name="email" label={t.email} help={emailHelp} type="email" {...fill('email')} />
    </>
  );
}

/** Radio buttons. */
export function Choices({ options, ...props }: LabelledProps & { options: readonly string[] }) {
  const { form, name, label, help } = props;
  return (
    <div
      className={css.field}
      data-state={form.error(name) && 'error'}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required="true"
      {...describedBy(props)}
    >
      <ErrorTarget form={form} name={name} />
      <p id={`${name}-label`} className={css.label}>
        {label}
      </p>
      {help && <Help name={name}>{help}</Help>}
      <div className={css.choices}>
        {options.map((option, index) => (
          <label key={index} className={css.choice}>
            <input type="radio" name={name} value={option} defaultChecked={form.post?.values?.[name] === option} />
            {option}
          </label>
        ))}
      </div>
      <FieldError form={form} name={name} />
    </div>
  );
}
