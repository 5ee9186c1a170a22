import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { codes, focusInView, type Language, pill, toast, useStrings, useStyles } from '../runtime';
import { strings } from './whistleblowing-form.receipt.strings';
import { receipt, styles } from './whistleblowing-form.receipt.styles';

/** True for a code, such as `SRB-7K2M-Q9XD` or `WB2026001`, or a number after `:` or `#`. A bank's backend may send none. */
const hasCode = (msg: string): boolean =>
  /[:#] ?\d{4}/.test(msg) ||
  msg.split(/[^A-Z\d/-]+/i).some((word) => /^[A-Z\d/-]{5,}$/.test(word) && /[A-Z]/.test(word) && /\d|-.*-/.test(word));

interface ReceiptProps {
  msg: string;
  language: Language;
  /** Hidden data that the server removed, if no script did. */
  children?: ReactNode;
}

/** The server's message, usually with the case code. It stays after the toast, because the code appears only once. */
export function Receipt({ msg, language, children }: ReceiptProps) {
  const element = useRef<HTMLDivElement>(null);
  const t = useStrings('whistleblowing-form.receipt', strings, language);
  useStyles(styles);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, not again when the language changes.
  useEffect(() => {
    toast(`${msg} ${t.sent}`, { kind: 'success', lang: codes[language] });
    focusInView(element.current);
  }, []);
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
      {children}
      {hasCode(msg) && (
        <>
          <p>{t.keep}</p>
          <button type="button" className={pill} onClick={() => print()}>
            {t.print}
          </button>
        </>
      )}
    </div>
  );
}
