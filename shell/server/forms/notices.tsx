/** What a page says above a form that was sent without script. */
import type { ReactNode } from 'react';
import { strings as contactStrings } from '../../../widgets/contact-form/contact-form.strings';
import type { Language } from '../../../widgets/runtime/language/language';
import { Outcome } from '../../../widgets/runtime/ui/form';
import { Receipt } from '../../../widgets/whistleblowing-form/whistleblowing-form.receipt';
import type { FormName } from './endpoints';
import type { Taken } from './unscripted';

const strings = {
  English: {
    /** Before the page's title. */
    error: 'Error',
    problem: 'Please correct this',
    files: 'Your files could not be kept. Please choose them again.',
    failed: 'The form could not be sent',
    kept: 'Nothing was lost: all that you wrote is still here. Please send it again in a moment.',
    reload: 'Nothing was stored. Reload this page in a moment to send the same again.',
    own: 'Please fill it in here, on our own page.',
  },
  Indonesia: {
    error: 'Kesalahan',
    problem: 'Mohon perbaiki isian berikut',
    files: 'File Anda tidak dapat disimpan. Silakan pilih lagi.',
    failed: 'Formulir gagal dikirim',
    kept: 'Tidak ada yang hilang: semua yang Anda tulis masih ada di sini. Tunggu sebentar, lalu kirim lagi.',
    reload: 'Tidak ada yang tersimpan. Muat ulang halaman ini sebentar lagi untuk mengirim isian yang sama.',
    own: 'Silakan isi di sini, di halaman kami sendiri.',
  },
} satisfies Record<Language, unknown>;

/** The heading in a page's title where the form on it was not accepted, so that it is the first that is read out. */
export const errorTitle = (heading: string, language: Language): string => `${strings[language].error}: ${heading}`;

/** The messages of the fields. Files cannot be kept, so they must be chosen again, which is easily missed. */
export const errorsOf = ({ status, values, errors, hadFiles }: Taken, language: Language): Taken['errors'] =>
  status !== 200 && values && hadFiles
    ? { ...errors, attachment: errors.attachment ?? strings[language].files }
    : errors;

export function noticeOf(taken: Taken, form: FormName, language: Language): ReactNode {
  const { status, msg, values } = taken;
  const t = strings[language];
  if (status >= 200 && status < 300) {
    if (form === 'whistleblowing-form') return <Receipt msg={msg} language={language} />;
    const { received, answer } = contactStrings[language];
    return (
      <Outcome title={received} kind="good" part="outcome">
        {msg && msg !== received && <p>{msg}</p>}
        <p>{answer}</p>
      </Outcome>
    );
  }
  const errors = Object.entries(errorsOf(taken, language));
  const isRefused = Object.keys(taken.errors).length > 0;
  return (
    <Outcome title={isRefused ? t.problem : t.failed} kind="bad" part="outcome">
      {!isRefused && msg && <p>{msg}</p>}
      {errors.length > 0 && (
        <ul>
          {errors.map(([field, message]) => (
            <li key={field}>
              <a href={`#${field}`}>{message}</a>
            </li>
          ))}
        </ul>
      )}
      {!isRefused && <p>{status === 403 && !values ? t.own : values ? t.kept : t.reload}</p>}
    </Outcome>
  );
}
