/** The state of a form: its values, their checks, and how it is sent. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { RequestError, request } from '../content/request';
import { jsonOf } from '../core/json';
import type { Language } from '../language/language';
import type { LocalizedText } from '../language/strings';
import type { FormPost } from '../widget/definition';
import { useLabels, useStrings } from '../widget/widget-context';
import { errorsIn, messageIn, statusIn } from './form.answer';
import { firstFailure, type Lengths, type Live, type LiveState, lengthRules, liveState, type Rule } from './form.rules';
import { strings } from './form.strings';
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
export const tokenName = 'token';

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
const unchecked = <Values>(): Validator<Values> => ({
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
