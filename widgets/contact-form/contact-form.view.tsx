import { useState } from 'react';
import {
  type Bank,
  type BlockOf,
  type channels,
  codes,
  container,
  Field,
  FormPart,
  FormView,
  isForAbroad,
  KawungPattern,
  type Language,
  Outcome,
  PersonFields,
  PrintButton,
  type PropsOf,
  pill,
  postAddress,
  telephone,
  toast,
  useForm,
  useRefusal,
} from '../runtime';
import type { ContactMessage } from './contact-form.rules';
import type { strings } from './contact-form.strings';
import * as css from './contact-form.styles';

type Strings = (typeof strings)['English'];
type Block = BlockOf<typeof channels>;

interface WayToReach {
  name: string;
  links: { value: string; address: string; from?: string | false }[];
  note?: string | undefined;
}

function waysOf(
  { phone = [] }: Partial<Block>,
  { phones = [], hours, email }: Bank,
  language: Language,
  t: Strings,
): WayToReach[] {
  const chats = phone.flatMap(({ value, url = telephone(value), title: name }) =>
    name ? [{ name, links: [{ value, address: url }] }] : [],
  );
  const links = phones.map((value) => ({
    value,
    address: telephone(value),
    from: isForAbroad(value, phones) && t.abroad,
  }));
  return [
    { name: t.call, links, note: hours?.[language] },
    ...chats,
    {
      name: t.write,
      links: email ? [{ value: email, address: `mailto:${email}` }] : [],
    },
  ].filter(({ links }) => links.length > 0);
}

export function ContactFormView(props: PropsOf<typeof channels, typeof strings>) {
  const { block, t, language, bank, api, link, emit, takesForms, post } = props;
  /** The last answer, the language at that time, if it says more than the title, and the number of messages sent before. */
  const [sent, setSent] = useState<{ msg: string; language: Language; isOwn: boolean; before: number }>();
  const url = api('/api/contactus/report');
  const isRefused = useRefusal(url, 'contact-form');
  const form = useForm<ContactMessage>({
    language,
    post,
    url,
    loadValidator: () => import('./contact-form.rules'),
    onSent(msg) {
      toast(msg, { kind: 'success', lang: codes[language] });
      setSent((last) => ({ msg, language, isOwn: msg !== t.received, before: (last?.before ?? -1) + 1 }));
      emit('submitted');
    },
  });
  const ways = waysOf(block, bank, language, t);
  const promised = bank.reply?.[language].replace(/\.?$/, '.');
  const action = postAddress('/help', props);
  return (
    <div className={`${container} ${css.page}`}>
      {ways.length > 0 && (
        <aside className={css.details} part="details">
          <KawungPattern />
          <h2>{t.details}</h2>
          <dl>
            {ways.map(({ name, links, note }) => (
              <div key={name}>
                <dt>{name}</dt>
                {links.map(({ value, address, from }) => (
                  <dd key={value}>
                    {from && <small>{from}: </small>}
                    <a href={address}>{value}</a>
                  </dd>
                ))}
                {note && <dd>{note}</dd>}
              </div>
            ))}
          </dl>
        </aside>
      )}
      <div className={css.main}>
        <h2>{t.title}</h2>
        <p>
          {t.intro} {promised}
        </p>
        {sent && (
          <Outcome key={sent.before} title={t.received} kind="good" part="outcome">
            {sent.isOwn && (
              <>
                <p>
                  <b lang={codes[sent.language]}>{sent.msg}</b> {t.keep}
                </p>
                <div className={css.receipt} data-on="screen">
                  <CopyButton text={sent.msg} t={t} />
                  <PrintButton language={language} />
                </div>
              </>
            )}
            <p>
              {t.answer} {promised}
            </p>
            <button
              type="button"
              className={pill}
              onClick={() => {
                setSent(undefined);
                form.focus(['problem']);
              }}
            >
              {t.another}
            </button>
          </Outcome>
        )}
        <FormView
          form={form}
          bank={bank}
          submitLabel={t.submit}
          elsewhere={takesForms ? (isRefused ? `${action ?? link('/help')}#contact` : undefined) : ''}
          // An exported page cannot receive a post.
          action={action}
        >
          <FormPart number={1} title={t.yours}>
            <Field form={form} name="problem" label={t.problem} help={t.problemHelp} />
            <Field form={form} name="message" label={t.message} help={t.messageHelp} isLong />
          </FormPart>
          <FormPart number={2} title={t.you}>
            <PersonFields form={form} emailHelp={t.emailHelp} />
          </FormPart>
        </FormView>
      </div>
    </div>
  );
}

/** Without permission nothing happens; the visitor can still select the text. */
function CopyButton({ text, t }: { text: string; t: Strings }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button type="button" className={css.copy} aria-live="polite" onClick={() => copy().catch(() => {})}>
      {isCopied ? t.copied : t.copy}
    </button>
  );
}
