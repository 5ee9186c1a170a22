import { useEffect, useRef, useState } from 'react';
import { codes, type Form, format, Icon, type Language, useStrings, useStyles } from '../runtime';
import type { LocalizedText } from '../runtime/language/strings';
import * as paths from '../runtime/ui/icon-paths';
import {
  type Attachment,
  attachmentMessages,
  attachmentProblem,
  headSize,
  maxAttachments,
} from './whistleblowing-form.attachments';
import { strings } from './whistleblowing-form.files.strings';
import { dragging, item, list, styles } from './whistleblowing-form.files.styles';
import { attach, fateOf } from './whistleblowing-form.sent-files';

async function checkFile(file: File): Promise<LocalizedText | Attachment> {
  try {
    const problem = attachmentProblem(
      file.name,
      file.size,
      new Uint8Array(await file.slice(0, headSize).arrayBuffer()),
    );
    return problem ?? attach(file.name, new Uint8Array(await file.arrayBuffer()));
  } catch {
    // A folder, or a file that changed or vanished.
    return attachmentMessages.unreadable;
  }
}

interface Rejection {
  /** For the toast, which names no file. */
  reason: LocalizedText;
  /** For the field. */
  named: LocalizedText;
}

async function readFiles(files: readonly File[]) {
  const read: Attachment[] = [];
  const rejected: Rejection[] = [];
  for (const file of files) {
    const result = await checkFile(file);
    if ('original' in result) read.push(result);
    else rejected.push({ reason: result, named: (...given) => `${file.name}: ${result(...given)}` });
  }
  return { read, rejected };
}

const formatSize = (bytes: number, language: Language) => {
  const [value, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  const digits = value < 10 ? 1 : 0;
  return new Intl.NumberFormat(codes[language], { style: 'unit', unit, maximumFractionDigits: digits }).format(value);
};

interface FilesProps {
  form: Form;
  chosen: readonly File[];
  attached: readonly Attachment[];
  onChange: (attached: readonly Attachment[]) => void;
}

export function Files({ form, chosen, attached, onChange }: FilesProps) {
  const { language } = form;
  const t = useStrings('whistleblowing-form.files', strings, language);
  const element = useRef<HTMLDivElement>(null);
  const [dragged, setDragged] = useState(0);
  useStyles(styles);

  const latest = useRef(attached);
  latest.current = attached;
  const reading = useRef({ count: 0, last: Promise.resolve() });

  const change = (files: readonly Attachment[]) => {
    latest.current = files;
    onChange(files);
  };
  const inputOf = () => element.current?.parentElement?.querySelector('input');
  /**
   * Adds files after earlier calls' files. The control keeps them until they are read, because a form with unread files is not
   * sent. A form that is emptied meanwhile gets none.
   */
  const add = (files: readonly File[]) => {
    const input = inputOf();
    const read = async () => {
      const { read, rejected } = await readFiles(files).finally(() => reading.current.count--);
      if (!input?.files?.length) return;
      // Lets the visitor choose the same file again.
      if (!reading.current.count) input.value = '';
      // The visitor may have removed or changed others meanwhile.
      const all = [...latest.current, ...read];
      change(all.slice(0, maxAttachments));
      const { count } = attachmentMessages;
      if (all.length > maxAttachments) rejected.unshift({ reason: count, named: count });
      const [first] = rejected;
      const message: LocalizedText = (...given) => rejected.map(({ named }) => named(...given)).join('\n');
      if (first) form.fail('attachment', message, first.reason);
    };
    reading.current.count++;
    reading.current.last = reading.current.last.then(read, read);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: adds them once, not again when `attached` changes.
  useEffect(() => {
    if (chosen.length) add(chosen);
  }, [chosen]);
  useEffect(() => {
    const input = inputOf();
    input?.parentElement?.classList.toggle(dragging, dragged > 0);
    const handleDragOver = (event: DragEvent) => {
      event.preventDefault();
      setDragged(event.dataTransfer?.items.length ?? 0);
    };
    const handleDragLeave = () => setDragged(0);
    const handleDrop = (event: DragEvent) => {
      event.preventDefault();
      handleDragLeave();
      if (!input || !event.dataTransfer?.files.length) return;
      input.files = event.dataTransfer.files;
      add([...input.files]);
    };
    const listeners = new AbortController();
    input?.addEventListener('dragover', handleDragOver, listeners);
    input?.addEventListener('dragleave', handleDragLeave, listeners);
    input?.addEventListener('drop', handleDrop, listeners);
    return () => listeners.abort();
  });
  const handleRemove = (index: number) => {
    change(latest.current.filter((each) => each !== attached[index]));
    // Clears an error about too many files.
    const input = inputOf();
    input?.dispatchEvent(new Event('input', { bubbles: true }));
    // Moves the focus from the removed button to the next file's, else to the input.
    requestAnimationFrame(() => {
      const buttons = element.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
      (buttons[Math.min(index, buttons.length - 1)] ?? input)?.focus();
    });
  };
  const toggle = (one: Attachment) =>
    change(latest.current.map((each) => (each === one ? { ...one, asIs: !one.asIs } : each)));

  return (
    <div ref={element} className={list}>
      <p role="status">
        {attached.length > 0 && format(t.count, { count: attached.length, most: maxAttachments }, language)}{' '}
        {dragged > 0 && format(t.dragged, { count: dragged }, language)}
      </p>
      {attached.length > 0 && (
        <ul>
          {attached.map((one, index) => (
            <li key={index} className={item}>
              <span>
                {one.name}
                <small>{formatSize(one.original.size, language)}</small>
                <small>{fateOf(one, index, t, language)}</small>
                <label>
                  <input
                    type="checkbox"
                    aria-label={`${t.asIs}: ${one.name}`}
                    checked={one.asIs ?? false}
                    // Not the box's own state, which the form may have re-rendered to the old one.
                    onChange={() => toggle(one)}
                  />
                  {t.asIs}
                </label>
              </span>
              <button
                type="button"
                data-remove=""
                aria-label={format(t.remove, { name: one.name }, language)}
                onClick={() => handleRemove(index)}
              >
                <Icon path={paths.cross} size="1.25rem" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {attached.length > 0 && (
        <p>
          {t.about} {attached.some(({ type }) => type === 'application/pdf') && t.pdf}
        </p>
      )}
    </div>
  );
}
