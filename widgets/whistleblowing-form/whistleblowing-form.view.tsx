import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  Choices,
  codes,
  container,
  Elsewhere,
  Field,
  Fold,
  FormPart,
  FormView,
  focusInView,
  type Html,
  hasNoOrigin,
  Icon,
  Outcome,
  PageHeader,
  PersonFields,
  type PropsOf,
  Prose,
  pill,
  postAddress,
  Section,
  siteAddress,
  useForm,
  useLazyModule,
  useRefusal,
  useServerMarkup,
  visuallyHidden,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { Attachment } from './whistleblowing-form.attachments';
import { beginningOf, restOf, type shape } from './whistleblowing-form.content';
import { DateField, FilesField, loadControls } from './whistleblowing-form.controls';
import { leavePage, useExit } from './whistleblowing-form.exit';
import type { ReportValues } from './whistleblowing-form.rules';
import type { strings } from './whistleblowing-form.strings';
import * as css from './whistleblowing-form.styles';
import { violations } from './whistleblowing-form.violations';

type Props = PropsOf<typeof shape, typeof strings, 'documents'>;

const exitPath = 'M14 3h6v18h-6M3 12h11M9 7l5 5-5 5';
const downPath = 'M12 5v14M6 13l6 6 6-6';
const glancePaths = {
  nameless: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3-6 8-6M15 17l5 5M20 17l-5 5',
  safe: 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v2',
  answered: 'M4 5h16v12H9l-5 4zM8.5 11l2.5 2.5 4.5-5',
};

const importReceipt = () => import('./whistleblowing-form.receipt');

/** Undefined if the bank does not seal reports in the browser. */
async function loadSealer({ bank, api }: Pick<Props, 'bank' | 'api'>) {
  if (bank.sealTo === '') return;
  const { sealer } = await import('./whistleblowing-form.seal');
  return sealer(bank.sealTo, api(''));
}

const page = '/about-us/corporate-governance';
const iframePath = '/frame/whistleblowing-form';
const reportPath = '/api/whistleblowing/report/v2';

export function WhistleblowingFormView(props: Props) {
  const { bank, link, api, takesForms, language, t } = props;
  const exit = bank.exit ?? 'https://www.bmkg.go.id/';
  const [iframe, loadIframe] = useLazyModule(() => import('./whistleblowing-form.iframe'));
  // The bank's form page. Other origins show it in an iframe, so that they cannot read typed text.
  const address = siteAddress(iframePath, link, api);
  const [base = ''] = address.split(iframePath);
  const isRefused = useRefusal(base + reportPath, 'whistleblowing-form');
  const [isBlocked, setBlocked] = useState(false);
  /** A framed page's at its opening, in pixels. A later one would tell of errors or a sent report. */
  const [height, setHeight] = useState(0);
  // The server renders absolute addresses only for pages of other origins.
  const isForeign = useServerMarkup()
    ? !address.startsWith('/')
    : hasNoOrigin() || new URL(address, location.href).origin !== location.origin;
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads once; `loadIframe` is new in every render.
  useEffect(() => {
    const isFramed = parent !== window;
    if (import.meta.standalone || isForeign || isFramed) loadIframe();
    if (isFramed) setHeight(document.body.clientHeight);
  }, [isForeign]);
  if (!takesForms) {
    return (
      <div className={container}>
        <Elsewhere language={language} bank={bank} address="" />
      </div>
    );
  }
  // Repeated here so that Rollup drops the form from standalone files, which are for other origins.
  if (import.meta.standalone || isForeign) {
    return (
      <div className={container}>
        {isRefused && <p role="alert">{t.refused}</p>}
        <a className={pill} href={`${base}${page}?lang=${codes[language]}`} target="_blank" rel="noreferrer">
          {t.elsewhere}
        </a>
        {!isRefused && !isBlocked && (
          <div className={css.frame}>
            {iframe && isRefused === false && (
              <iframe.FormIframe {...props} address={address} onBlocked={setBlocked} onExit={() => leavePage(exit)} />
            )}
          </div>
        )}
      </div>
    );
  }
  return (
    <Report {...props} exit={exit}>
      {iframe && <iframe.HostMessages height={height} />}
    </Report>
  );
}

/** A part of the form; `first` is its first control's name. */
interface Part {
  title: string;
  first: string;
  /** All required controls have a value, or, in an optional part, any. */
  isFilled: boolean;
  isOptional?: boolean;
  controls: ReactNode;
}

function Report(props: Props & { exit: string; children: ReactNode }) {
  const { block, t, language, bank, api, exit, post, attributes, children } = props;
  const { documents } = attributes;
  const { titleContent, lead, description, glance } = block;
  const ground = useRef<HTMLDivElement>(null);
  const [attached, setAttached] = useState<readonly Attachment[]>([]);
  const [sent, setSent] = useState<{ msg: string; at: number }>();
  const [receipt, loadReceipt] = useLazyModule(importReceipt);
  const form = useForm<ReportValues>({
    language,
    post,
    url: api(reportPath),
    loadValidator() {
      // Loads all code at the first touch, so that a later failure of the network does not lose the report.
      Promise.allSettled([loadControls(), importReceipt(), loadSealer({ bank, api })]);
      return import('./whistleblowing-form.validator').then(({ validator }) => validator(attached));
    },
    loadSealer: () => loadSealer({ bank, api }),
    isPrivate: true,
    onSent(msg) {
      reset();
      loadReceipt();
      setSent({ msg, at: Date.now() });
    },
  });
  const leave = useExit(exit, form.isSending);
  const reset = () => {
    form.clear();
    setAttached([]);
    setSent(undefined);
  };
  useEffect(() => {
    // The back/forward cache would show a draft to the next person.
    window.addEventListener('pagehide', reset);
    return () => window.removeEventListener('pagehide', reset);
  });

  const field = (name: Exclude<keyof ReportValues, 'name' | 'phone_number' | 'email'>) => ({
    form,
    name,
    label: t[name][0],
    help: t[name][1],
  });
  const parts: Part[] = [
    {
      title: t.parts.person,
      first: 'name',
      isFilled: form.isFilled(['email']),
      controls: <PersonFields form={form} emailHelp={t.emailHelp} isAnonymous />,
    },
    {
      title: t.parts.report,
      first: 'report',
      isFilled: form.isFilled(['report']),
      controls: <Choices {...field('report')} options={violations.map((each) => each[language])} />,
    },
    {
      title: t.parts.suspect,
      first: 'suspect_name',
      isFilled: form.isFilled(['suspect_name', 'suspect_position', 'approximate_date', 'place_of_event', 'cronology']),
      controls: (
        <>
          <Field {...field('suspect_name')} />
          <Field {...field('suspect_position')} />
          <DateField {...field('approximate_date')} t={t} />
          <Field {...field('place_of_event')} />
          <Field {...field('cronology')} isLong />
        </>
      ),
    },
    {
      title: t.parts.files,
      first: 'attachment',
      isFilled: attached.length > 0,
      isOptional: true,
      controls: (
        <FilesField
          {...field('attachment')}
          drag={t.drag}
          unscripted={t.unscripted}
          attached={attached}
          onChange={setAttached}
        />
      ),
    },
  ];
  const promises = glance.length > 0 && (
    <ul className={css.glance} part="glance">
      {glance.map(({ icon, title, about }, index) => (
        <li key={index}>
          <Icon path={icon ? glancePaths[icon] : ''} />
          <h3>{title}</h3>
          {about && <p>{about}</p>}
        </li>
      ))}
    </ul>
  );
  return (
    <div className={css.page}>
      <div className={css.bar} data-on="screen">
        <a
          className={`${pill} ${css.exit}`}
          href={exit}
          part="exit"
          onClick={(event) => {
            event.preventDefault();
            leave();
          }}
        >
          <Icon path={exitPath} />
          {t.exit}
        </a>
      </div>
      {titleContent && (
        <PageHeader title={titleContent} kicker={documents && t.page} beside={promises}>
          {lead && <p>{lead}</p>}
          <div className={css.actions} data-on="screen">
            <button
              type="button"
              className={`${pill} ${css.start}`}
              data-on="script"
              onClick={() => focusInView(ground.current)}
              part="start"
            >
              {t.start}
              <Icon path={downPath} />
            </button>
            {documents && block.documents && (
              <a className={`${pill} ${css.documents}`} href={documents} part="to-documents">
                {t.documents}
              </a>
            )}
          </div>
        </PageHeader>
      )}
      {!titleContent && <div className={container}>{promises}</div>}
      {description && (
        <Section title={t.before} column="form">
          <Description html={description} isShort={glance.length > 0} label={t.more} />
        </Section>
      )}
      <div ref={ground} className={css.ground} tabIndex={-1}>
        <Section
          column="form"
          title={`${bank.name} ${t.form}`}
          aside={
            <ol className={css.outline} aria-label={t.outline} part="outline">
              {parts.map(({ title, first, isFilled, isOptional }, index) => (
                <li key={first} data-filled={isFilled || undefined}>
                  <button type="button" onClick={() => form.focus([first])}>
                    <span>{isFilled ? <Icon path={paths.check} size="1rem" /> : index + 1}</span>
                    <span>
                      {title}
                      {isOptional && !isFilled && <small> ({t.optional})</small>}
                    </span>
                    {isFilled && <span className={visuallyHidden}>{t.filled}</span>}
                  </button>
                </li>
              ))}
            </ol>
          }
        >
          {sent &&
            (receipt ? (
              <receipt.Receipt key={sent.at} msg={sent.msg} language={language} />
            ) : (
              // Always shown, because the case code appears only once.
              <Outcome key={sent.at} title={sent.msg} kind="good" />
            ))}
          <FormView form={form} bank={bank} action={postAddress(page, props)} submitLabel={t.submit} autoComplete="off">
            <p>
              {t.draft} <span className={css.scripted}>{t.shortcut}</span>
            </p>
            {parts.map(({ title, first, controls }, index) => (
              <FormPart key={first} number={index + 1} title={title}>
                {controls}
              </FormPart>
            ))}
          </FormView>
        </Section>
      </div>
      {children}
    </div>
  );
}

interface DescriptionProps {
  html: Html;
  /** The key points stand above, so only the beginning is open. */
  isShort: boolean;
  label: string;
}

function Description({ html, isShort, label }: DescriptionProps) {
  if (!isShort) return <Prose className={css.lead} html={html} />;
  return (
    <>
      <Prose className={css.lead} html={html} part={beginningOf} />
      {/* Only parsing tells if there is a rest; CSS hides an empty one. */}
      <Fold className={css.more} part="more" summary={label}>
        <Prose html={html} part={restOf} />
      </Fold>
    </>
  );
}
