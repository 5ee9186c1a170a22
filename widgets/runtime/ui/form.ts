/** State of a form: values, checks, sending. */
import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { RequestError, request } from '../content/request';
import { jsonOf } from '../core/json';
import { codes, type Language } from '../language/language';
import type { LocalizedText } from '../language/strings';
import type { FormPost } from '../widget/definition';
import { useLabels, useStrings } from '../widget/widget-context';
import { errorsIn, messageIn, statusIn } from './form.answer';
import { focusInView } from './form.focus';
import { failures, type Lengths, type Live, type LiveState, lengthRules, liveState, type Rule } from './form.rules';
import { strings } from './form.strings';
import { toast } from './toast';

export type Controls = Readonly<Record<string, string>>;

/** Loaded on the first focus of a control. */
export interface Validator<Values> {
  lengths: Partial<Lengths<keyof Values & string>>;
  rules: readonly Rule<Values>[];
  live: Live<Values>;
  read(controls: Controls): Values;
  /** The request's body; default: the values. */
  body?(values: Values): Promise<unknown>;
  /** The same for the same values in either language; default: the values. */
  inAnyLanguage?(values: Values): object;
}

interface FormOptions<Values> {
  language: Language;
  post?: FormPost | undefined;
  url: string;
  loadValidator(): Promise<Validator<Values>>;
  /** Encrypts the body. If it cannot be loaded, nothing is sent. */
  loadSealer?(): Promise<((content: string) => Promise<string>) | undefined>;
  /** The browser must not store, send or change typed text. */
  isPrivate?: boolean;
  onSent(msg: string): void;
}

export interface Form {
  language: Language;
  post: FormPost | undefined;
  element: RefObject<HTMLFormElement | null>;
  isSending: boolean;
  isPrivate: boolean;
  /** The server's message, possibly empty, for a failure of the whole form. */
  failure: string | undefined;
  state(field: string): LiveState;
  error(field: string): string | undefined;
  /** True when all fields have a value and none has an error. */
  isFilled(fields: readonly string[]): boolean;
  fail(field: string, message: LocalizedText, toasted?: LocalizedText): void;
  /** Call it after code has changed a control. */
  readControls(): void;
  clear(): void;
  focus(fields: readonly string[]): void;
  handleFocus(): void;
  handleInput(event: FormEvent): void;
  handleSubmit(event: FormEvent): void;
}

/** The slot for a link's target: fragments do not find elements in a shadow root, only slotted ones. */
export const targetSlot = (name: string) => `to-${name}`;
export const noticeTarget = 'outcome';

/** Used only by forms sent without script. */
export const tokenName = 'token';

const controlsOf = (form: HTMLFormElement): Controls =>
  Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && name !== tokenName ? [[name, value]] : [],
    ),
  );

/** A control keeps its files until their code has read them; the report would lack them. */
const hasUnreadFiles = (form: HTMLFormElement): boolean =>
  [...form.elements].some((each) => (each as HTMLInputElement).files?.length);

/** In characters. */
const longestToast = 200;

const inBoth =
  (text: string): LocalizedText =>
  () =>
    text;
const messagesOf = (errors: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [name, inBoth(text)]));

const isSame = (one: object, other: object): boolean =>
  Object.entries(one).every(([name, value]) => value === (other as Controls)[name]);

/** Retries repeat the idempotency key, so the server stores a submission once. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

/**
 * Inputs are uncontrolled, so they keep text typed before the script loads. On submit each field shows its first failing rule. The
 * first of these fields gets the focus; the toast has the first failing rule of all.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form {
  const { language, post, url, loadValidator, loadSealer, isPrivate = false, onSent } = options;
  const element = useRef<HTMLFormElement>(null);
  const [controls, setControls] = useState<Controls>({});
  const [errors, setErrors] = useState<Record<string, LocalizedText>>(() => messagesOf(post?.errors));
  const [live, setLive] = useState<Readonly<Record<string, ((value: string) => boolean) | undefined>>>({});
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  /** Set with the end of sending, because inert controls take no focus. */
  const [focused, setFocused] = useState<readonly string[]>([]);
  const busy = useRef(false);
  const attempt = useRef<{ values: object; key: string; body?: string }>(undefined);
  const t = useStrings('form', strings, language);
  const labels = useLabels();

  const readControls = () => {
    if (element.current) setControls(controlsOf(element.current));
  };
  // Values that the server has restored.
  useEffect(readControls, []);

  const focus = (fields: readonly string[]) => {
    const control = [...(element.current?.elements ?? [])].find((each) =>
      fields.includes((each as HTMLInputElement).name),
    );
    focusInView(control as HTMLElement | undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure.
  useLayoutEffect(() => focus(focused), [focused]);
  const fail: Form['fail'] = (field, message, toasted = message) => {
    setErrors((others) => ({ ...others, [field]: message }));
    toast(toasted(language, labels), { kind: 'warning', lang: codes[language] });
  };
  const clear = () => {
    element.current?.reset();
    attempt.current = undefined;
    setControls({});
    setErrors({});
  };

  async function send(values: Values, validator: Validator<Values> | undefined): Promise<string> {
    const compared = validator?.inAnyLanguage?.(values) ?? values;
    if (!attempt.current || !isSame(compared, attempt.current.values))
      attempt.current = { values: compared, key: newKey() };
    const { current } = attempt;
    const seal = await loadSealer?.();
    if (seal && !validator) throw new Error('unchecked values');
    // Made once, since each sealing gives other bytes and a retry must send the same.
    if (!current.body) {
      const content = jsonOf(validator?.body ? await validator.body(values) : values);
      current.body = seal ? await seal(content) : content;
    }
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': current.key,
      'X-Serambi-Language': language,
    };
    const answer = await request(url, { method: 'post', data: current.body, headers });
    const status = statusIn(answer, 200);
    if (status < 200 || status > 299) throw new RequestError(`${url} has not taken it`, status, answer);
    return messageIn(answer) || t.sent;
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    busy.current = true;
    setFailure(undefined);
    // From now on the controls are inert: what is changed later would not be sent.
    setSending(true);
    // They may be read before they are checked below, but the validator of this moment lacks them.
    const isUnread = hasUnreadFiles(form);
    let msg: string | undefined;
    try {
      const validator = await loadValidator().catch(() => undefined);
      // Without its rules the server checks the values, but not in a sealed body.
      const values = validator?.read(controlsOf(form)) ?? (controlsOf(form) as Values);
      const failed = validator ? failures([...lengthRules<Values>(validator.lengths), ...validator.rules], values) : [];
      const [first] = failed;
      if (first) {
        const shown: Record<string, LocalizedText> = {};
        for (const { field, message, exact = message } of failed) shown[field] ??= exact;
        setErrors(shown);
        toast(first.message(language, labels), { kind: 'warning', lang: codes[language] });
        setFocused(failed.map(({ field }) => field));
      } else {
        if (isUnread) throw new Error('unread files');
        msg = await send(values, validator);
      }
    } catch (error) {
      const data: unknown = error instanceof RequestError ? error.data : undefined;
      const msg = messageIn(data);
      // Errors of fields that this form lacks count as a general failure.
      const refused = Object.entries(errorsIn(data)).filter(([name]) => form.elements.namedItem(name));
      setErrors(messagesOf(Object.fromEntries(refused)));
      const [first] = refused;
      if (first) setFocused(refused.map(([name]) => name));
      else setFailure(msg === t.failed ? '' : msg);
      toast(first ? (msg || first[1]).slice(0, longestToast) : t.failed, { kind: 'error', lang: codes[language] });
    } finally {
      busy.current = false;
      setSending(false);
    }
    if (msg === undefined) return;
    clear();
    onSent(msg);
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
      // If it fails, `submit` tries again.
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
      const form = element.current;
      if (form && !busy.current) submit(form);
    },
  };
}
