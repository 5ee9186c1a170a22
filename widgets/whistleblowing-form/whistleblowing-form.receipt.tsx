import { Fragment, useEffect, useRef } from 'react';
import { type Language, pill, toast, useStyles } from '../runtime';
import { receipt, styles } from './whistleblowing-form.receipt.styles';

const strings = {
  English: {
    sent: 'The form was sent, we will follow up your report soon',
    received: 'Your report has been received',
    keep: 'Write this code down or print it, and quote it when you contact us about this report. It will not be shown again.',
    print: 'Print',
  },
  Indonesia: {
    sent: 'Formulir berhasil dikirim, kami akan segera menindak lanjuti laporan Anda',
    received: 'Laporan Anda telah kami terima',
    keep: 'Catat atau cetak kode ini, lalu sebutkan saat Anda menghubungi kami tentang laporan ini. Kode tidak akan ditampilkan lagi.',
    print: 'Cetak',
  },
} satisfies Record<Language, unknown>;

/** Shows the case code. It stays on the page after the toast, because the code is not shown again. */
export function Receipt({ msg, language }: { msg: string; language: Language }) {
  const element = useRef<HTMLDivElement>(null);
  const t = strings[language];
  useStyles(styles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each report, not again when the language changes.
  useEffect(() => {
    toast(`${msg} ${t.sent}`, { kind: 'success', language });
    element.current?.focus();
  }, [msg]);
  return (
    <div ref={element} className={receipt} tabIndex={-1} part="receipt">
      <h3>{t.received}</h3>
      <strong>
        {msg.split(' ').map((word, index) => (
          <Fragment key={index}>
            <span>{word}</span>{' '}
          </Fragment>
        ))}
      </strong>
      <p>{t.sent}</p>
      <p>{t.keep}</p>
      <button type="button" className={pill} onClick={() => print()}>
        {t.print}
      </button>
    </div>
  );
}
