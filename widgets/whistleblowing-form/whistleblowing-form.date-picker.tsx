import { enGB } from 'date-fns/locale/en-GB';
import { id } from 'date-fns/locale/id';
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import DatePicker from 'react-datepicker';
import { type Form, Icon, months, useStrings, useStyles } from '../runtime';
import { strings } from './whistleblowing-form.date-picker.strings';
import { head, popup, styles } from './whistleblowing-form.date-picker.styles';
import { formatDay, parseDay } from './whistleblowing-form.date-text';
import { latestDay } from './whistleblowing-form.rules';

/** Both write day numbers as shown, for voice control. */
const locales = { English: enGB, Indonesia: id };

/** react-datepicker's own has an English label. */
const Calendar = ({ className, children }: { className?: string; children?: ReactNode }) => (
  <div className={className}>{children}</div>
);

const years = 100;
/** Tab stops of the calendar; focus cycles, as in a dialog. */
const tabStops = 'button:not(:disabled), select, [tabindex="0"]';

interface DayPickerProps {
  form: Form;
  name: string;
  /** `beside` leaves the focus in the field, `inside` moves it into the calendar. */
  open: '' | 'beside' | 'inside';
  onOpen: (open: '' | 'beside' | 'inside') => void;
}

export function DayPicker({ form, name, open, onOpen }: DayPickerProps) {
  const { language, readControls } = form;
  const element = useRef<HTMLDivElement>(null);
  const t = useStrings('whistleblowing-form.date-picker', strings, language);
  const latest = new Date(latestDay());
  const maxDate = new Date(latest.getUTCFullYear(), latest.getUTCMonth(), latest.getUTCDate());
  const input = () => form.element.current?.elements.namedItem(name) as HTMLInputElement;
  const selected = open ? parseDay(input().value) : undefined;
  useStyles(styles);

  const setDay = (date = parseDay(input().value)) => {
    if (!date) return;
    input().value = formatDay(date, language);
    readControls();
  };
  const close = () => {
    onOpen('');
    input().focus();
  };
  // Layout effects, because the next key press may come before the next frame.
  const focusDay = () => element.current?.querySelector<HTMLElement>('.react-datepicker__day[tabindex="0"]')?.focus();

  // biome-ignore lint/correctness/useExhaustiveDependencies: rewrites the month's name, only when the language changes.
  useEffect(() => setDay(), [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: moves the focus, only when the calendar opens.
  useLayoutEffect(() => {
    if (open === 'inside') focusDay();
  }, [open]);
  useLayoutEffect(() => {
    const field = element.current?.parentElement;
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (target === input()) setDay();
      if (relatedTarget instanceof Node && field?.contains(relatedTarget)) return;
      requestAnimationFrame(() => {
        // A day button removed with its month also loses the focus; the calendar then stays open.
        if (target instanceof Element && target.isConnected && !field?.matches(':focus-within')) onOpen('');
      });
    };
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, key, shiftKey } = event;
      // react-datepicker takes the shadow host for the focused element, so the focus moves here.
      if (target instanceof Element && target.matches('.react-datepicker__day') && /^(Arrow|Page|Home|End)/.test(key)) {
        requestAnimationFrame(() => {
          const root = element.current?.getRootNode() as ShadowRoot | undefined;
          const focused = root?.activeElement;
          // Another key may have moved the focus meanwhile. A removed day has lost it.
          if (!focused || focused.matches('.react-datepicker__day')) focusDay();
        });
      } else if (key === 'Tab') {
        const stops = [...(element.current?.querySelectorAll<HTMLElement>(tabStops) ?? [])];
        const [edge, other] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
        if (target !== edge) return;
        other?.focus();
      } else if (key === 'Escape' && open) close();
      else if (key === 'ArrowDown' && target === input()) onOpen('inside');
      else return;
      event.preventDefault();
    };
    const listeners = new AbortController();
    field?.addEventListener('focusout', handleFocusOut, listeners);
    field?.addEventListener('keydown', handleKeyDown, listeners);
    return () => listeners.abort();
  });

  return (
    <div ref={element}>
      {open && (
        <div
          className={popup}
          role="dialog"
          // Not modal while the focus is in the field beside it.
          aria-modal={open === 'inside'}
          aria-label={t.calendar}
          tabIndex={-1}
        >
          <DatePicker
            inline
            selected={selected ?? null}
            onChange={(date: Date | null) => {
              if (date) setDay(date);
              close();
            }}
            allowSameDay
            maxDate={maxDate}
            calendarStartDay={1}
            locale={locales[language]}
            calendarContainer={Calendar}
            monthAriaLabelPrefix={t.month}
            chooseDayAriaLabelPrefix={t.choose}
            disabledDayAriaLabelPrefix={t.disabled}
            renderCustomHeader={({
              date,
              changeMonth,
              changeYear,
              decreaseMonth,
              increaseMonth,
              nextMonthButtonDisabled,
            }) => (
              <div className={head}>
                <button type="button" aria-label={t.previous} onClick={decreaseMonth}>
                  <Icon path="M15 18l-6-6 6-6" />
                </button>
                <select
                  aria-label={t.month}
                  value={date.getMonth()}
                  onChange={({ target }) => changeMonth(Number(target.value))}
                >
                  {months[language].map((name, month) => (
                    <option key={name} value={month}>
                      {name}
                    </option>
                  ))}
                </select>
                <select
                  aria-label={t.year}
                  value={date.getFullYear()}
                  onChange={({ target }) => changeYear(Number(target.value))}
                >
                  {[...Array(years).keys()]
                    .map((ago) => maxDate.getFullYear() - ago)
                    .map((year) => (
                      <option key={year} value={year}>
                        {year}
                      </option>
                    ))}
                </select>
                <button type="button" aria-label={t.next} onClick={increaseMonth} disabled={nextMonthButtonDisabled}>
                  <Icon path="M9 18l6-6-6-6" />
                </button>
              </div>
            )}
          />
        </div>
      )}
    </div>
  );
}
