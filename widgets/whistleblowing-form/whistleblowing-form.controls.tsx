/** Date and file controls of a report, whose code loads on first use. */
import { useState } from 'react';
import { describedBy, ErrorTarget, Field, FieldError, type Form, Help, Icon, pill, useLazyModule } from '../runtime';
import { once } from '../runtime/core/once';
import { localizedTexts } from '../runtime/language/strings';
import type { Attachment } from './whistleblowing-form.attachments';
import { strings } from './whistleblowing-form.strings';
import * as css from './whistleblowing-form.styles';

const calendarPath = 'M8 2v4M16 2v4M3 10h18M3 4h18v17H3z';
// A file that was lost at first comes from another address, so a second import would make another copy of it.
const importDatePicker = once(() => import('./whistleblowing-form.date-picker'));
const importFiles = once(() => import('./whistleblowing-form.files'));
/** Never rejects. */
export const loadControls = () => Promise.allSettled([importDatePicker(), importFiles()]);

const text = localizedTexts('whistleblowing-form', strings);
const noCalendar = text((t) => t.noCalendar);
const noFiles = text((t) => t.noFiles);

interface FieldProps {
  form: Form;
  name: string;
  label: string;
  help?: string | undefined;
  t: (typeof strings)['English'];
}

/** A date to type or pick. The calendar loads on first focus; the field stays the same element. */
export function DateField({ t, ...props }: FieldProps) {
  const [datePicker, load] = useLazyModule(importDatePicker);
  const [open, setOpen] = useState<'' | 'beside' | 'inside'>('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the controls inside it.
    <div
      className={css.date}
      onFocusCapture={() => load()}
      onClick={({ target }) => target instanceof HTMLInputElement && setOpen('beside')}
    >
      <Field {...props}>
        <button
          type="button"
          aria-label={t.calendar}
          aria-haspopup="dialog"
          aria-expanded={open !== ''}
          onClick={() => {
            setOpen(open ? '' : 'inside');
            if (!datePicker) load(() => props.form.fail(props.name, noCalendar));
          }}
        >
          <Icon path={calendarPath} />
        </button>
      </Field>
      {datePicker && <datePicker.DayPicker {...props} open={open} onOpen={setOpen} />}
    </div>
  );
}

interface FilesFieldProps extends Omit<FieldProps, 't'> {
  drag: string;
  /** Explains what the server does with files if no script runs. */
  unscripted: string;
  attached: readonly Attachment[];
  onChange: (attached: readonly Attachment[]) => void;
}

export function FilesField({ attached, onChange, drag, unscripted, ...props }: FilesFieldProps) {
  const { form, name, label, help } = props;
  const [files, load] = useLazyModule(importFiles);
  const [chosen, setChosen] = useState<File[]>([]);
  return (
    <div>
      <ErrorTarget form={form} name={name} />
      <Help name={name}>{help}</Help>
      <p className={css.unscripted}>{unscripted}</p>
      {/* The transparent input covers the zone and receives dropped files. */}
      <div className={css.zone}>
        <input
          type="file"
          id={name}
          name={name}
          multiple
          accept=".png,.jpg,.jpeg,.pdf"
          onFocusCapture={() => load()}
          onDragEnter={() => load()}
          onChange={({ currentTarget }) => {
            const now = [...(currentTarget.files ?? [])];
            // Until the code has come, the control alone would forget an earlier choice.
            setChosen((last) => (files || !now.length ? now : [...last, ...now]));
            load(() => {
              // Emptied, so that the form can be sent.
              currentTarget.value = '';
              setChosen([]);
              form.fail(name, noFiles);
            });
          }}
          {...describedBy(props)}
        />
        <label htmlFor={name} className={pill}>
          {label}
        </label>
        <span className={css.scripted}>{drag}</span>
      </div>
      <FieldError form={form} name={name} />
      {files && <files.Files form={form} chosen={chosen} attached={attached} onChange={onChange} />}
    </div>
  );
}
