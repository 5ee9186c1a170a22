import type { ComponentProps, ReactNode } from 'react';
import type { Sheet } from '../styles/sheet';
import { useStrings, useStyles } from '../widget/widget-context';
import { type Form, targetSlot } from './form';
import * as choiceCss from './form.choices.styles';
import * as stateCss from './form.states.styles';
import { strings } from './form.strings';
import * as css from './form.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface LabelledProps {
  form: Form;
  name: string;
  label: string;
  help?: string | undefined;
}

export const describedBy = ({ form, name, help }: Omit<LabelledProps, 'label'>) => ({
  'aria-describedby':
    [help && `${name}-help`, form.error(name) && `${name}-error`].filter(Boolean).join(' ') || undefined,
  'aria-invalid': form.error(name) ? true : undefined,
});

export const Help = ({ name, children }: { name: string; children: ReactNode }) => (
  <p id={`${name}-help`} className={css.help}>
    {children}
  </p>
);

/** Server only: the target of a link to a field with an error. */
export const ErrorTarget = ({ form, name }: { form: Form; name: string }) =>
  form.post?.errors?.[name] ? <slot name={targetSlot(name)} /> : null;

/** Brings the styles of a part that shows only at times. */
export function Styles({ of }: { of: Sheet }): null {
  useStyles(of);
  return null;
}

export function FieldError({ form, name }: { form: Form; name: string }) {
  const error = form.error(name);
  return error ? (
    <p id={`${name}-error`} className={stateCss.error}>
      <Styles of={stateCss.styles} />
      <Icon path={paths.warning} size="1.25em" />
      {error}
    </p>
  ) : null;
}

/**
 * Spelling, completion and translation send typed text to servers. Preact would set `translate` as a property, for which `'no'` is
 * true.
 */
const unaided = {
  spellCheck: 'false',
  autoCorrect: 'off',
  writingsuggestions: 'false',
  ref: (control: Element | null) => control?.setAttribute('translate', 'no'),
} as const;

interface FieldProps extends LabelledProps, Pick<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  isOptional?: boolean;
  isLong?: boolean;
  children?: ReactNode;
}

export function Field({ isOptional, isLong, children, ...props }: FieldProps) {
  const { form, name, label, help, ...given } = props;
  const { optional } = useStrings('form', strings, form.language);
  const state = form.state(name);
  const Control: 'input' = isLong ? ('textarea' as 'input') : 'input';
  return (
    <div className={css.field} data-state={state} part="field">
      <ErrorTarget form={form} name={name} />
      <label className={css.label} htmlFor={name}>
        {label} {isOptional && <span>{optional}</span>}
      </label>
      {help && <Help name={name}>{help}</Help>}
      <div className={css.box}>
        <Control
          id={name}
          name={name}
          autoComplete="off"
          {...given}
          {...(form.isPrivate && unaided)}
          defaultValue={form.post?.values?.[name]}
          aria-required={!isOptional}
          {...describedBy(props)}
        />
        {state !== 'neutral' && (
          <span className={stateCss.mark}>
            <Styles of={stateCss.styles} />
            <Icon path={state === 'success' ? paths.check : paths.warning} size="1.25rem" />
          </span>
        )}
        {children}
      </div>
      <FieldError form={form} name={name} />
    </div>
  );
}

interface PersonFieldsProps {
  form: Form;
  /** Name and phone number are optional, and autofill is off. */
  isAnonymous?: boolean;
  emailHelp: string;
}

export function PersonFields({ form, isAnonymous = false, emailHelp }: PersonFieldsProps) {
  const t = useStrings('form', strings, form.language);
  const fill = (token: string) => ({ autoComplete: isAnonymous ? 'off' : token });
  return (
    <>
      <Field
        form={form}
        name="name"
        label={t.name}
        help={isAnonymous ? undefined : t.nameHelp}
        {...fill('name')}
        isOptional={isAnonymous}
      />
      <Field
        form={form}
        name="phone_number"
        label={t.phone}
        help={t.phoneHelp}
        type="tel"
        {...fill('tel-national')}
        isOptional={isAnonymous}
      />
      <Field form={form} name="email" label={t.email} help={emailHelp} type="email" {...fill('email')} />
    </>
  );
}

export function Choices({ options, ...props }: LabelledProps & { options: readonly string[] }) {
  const { form, name, label, help } = props;
  useStyles(choiceCss.styles);
  return (
    <div
      className={css.field}
      data-state={form.error(name) && 'error'}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-required="true"
      {...describedBy(props)}
    >
      <ErrorTarget form={form} name={name} />
      <p id={`${name}-label`} className={css.label}>
        {label}
      </p>
      {help && <Help name={name}>{help}</Help>}
      <div className={choiceCss.choices}>
        {options.map((option, index) => (
          <label key={index} className={choiceCss.choice}>
            <input type="radio" name={name} value={option} defaultChecked={form.post?.values?.[name] === option} />
            {option}
          </label>
        ))}
      </div>
      <FieldError form={form} name={name} />
    </div>
  );
}
