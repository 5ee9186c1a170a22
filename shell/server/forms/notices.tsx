/** The notice above a form that was sent without script. */
import type { ReactNode } from 'react';
import { strings as contactStrings } from '../../../widgets/contact-form/contact-form.strings';
import type { Language } from '../../../widgets/runtime/language/language';
import { format, type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { OtherWays, Outcome } from '../../../widgets/runtime/ui/form.view';
import type { Bank } from '../../../widgets/runtime/widget/config';
import { strings as fileStrings } from '../../../widgets/whistleblowing-form/whistleblowing-form.files.strings';
import { Receipt } from '../../../widgets/whistleblowing-form/whistleblowing-form.receipt';
import { fateOf } from '../../../widgets/whistleblowing-form/whistleblowing-form.sent-files';
import { strings } from './notices.strings';
import type { FormName } from './submit';
import type { Taken } from './unscripted';

/** The page's title begins with "Error", so that a screen reader reads it first. */
export const errorTitle = (heading: string, language: Language, labels?: Labels): string =>
  format(labelsIn('notices', strings, language, labels).error, { heading }, language);

/** A browser does not keep selected files, so their field gets a message to select them again. */
export const errorsOf = (
  { status, values, errors, hadFiles }: Taken,
  language: Language,
  labels?: Labels,
): Taken['errors'] =>
  status !== 200 && values && hadFiles
    ? { ...errors, attachment: errors.attachment ?? labelsIn('notices', strings, language, labels).files }
    : errors;

export function noticeOf(taken: Taken, form: FormName, language: Language, bank: Bank, labels?: Labels): ReactNode {
  const { status, msg, isBackends, values, isTextCut, attachments = [] } = taken;
  const t = labelsIn('notices', strings, language, labels);
  if (status >= 200 && status < 300) {
    if (form === 'whistleblowing-form') {
      const ofFiles = labelsIn('whistleblowing-form.files', fileStrings, language, labels);
      return (
        <Receipt msg={msg} language={language}>
          {attachments.length > 0 && (
            <ul>
              {attachments.map((one, index) => (
                <li key={index}>
                  {one.name}: {fateOf(one, index, ofFiles, language)}
                </li>
              ))}
            </ul>
          )}
          {attachments.some(({ type }) => type === 'application/pdf') && <p>{ofFiles.pdf}</p>}
        </Receipt>
      );
    }
    const { received, answer } = labelsIn('contact-form', contactStrings, language, labels);
    return (
      <Outcome title={received} kind="good" part="outcome">
        {msg && msg !== received && <p>{msg}</p>}
        <p>{answer}</p>
      </Outcome>
    );
  }
  const errors = Object.entries(errorsOf(taken, language, labels));
  const isRefused = Object.keys(taken.errors).length > 0;
  const hasMessage = !isRefused || (isBackends && errors.every(([, message]) => message !== msg));
  const advice = () => {
    if (status === 413) return t.shorter;
    if (values && !isTextCut) return t.kept;
    return status === 403 ? t.own : t.reload;
  };
  return (
    <Outcome title={isRefused ? t.problem : t.failed} kind="bad" part="outcome">
      {hasMessage && msg && <p>{msg}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([field, message]) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
      {!isRefused && (
        <>
          <p>{advice()}</p>
          <OtherWays bank={bank} language={language} />
        </>
      )}
    </Outcome>
  );
}
