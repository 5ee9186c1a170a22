import type { ReactNode } from 'react';
import { dark, pill } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import * as css from './calculator.styles';
import { KawungPattern } from './kawung-pattern';

interface CalculatorCardProps {
  /** The result in a line, which stays in view above the controls where the result is below them. */
  brief: ReactNode;
  /** The controls. */
  children: ReactNode;
  /** Label of the button that works out the result without script. */
  submit: string;
  result: ReactNode;
}

/** The controls of a calculator beside its result. A form contains it. */
export function CalculatorCard({ brief, children, submit, result }: CalculatorCardProps) {
  useStyles(css.calculatorStyles);
  return (
    <div className={css.card}>
      <div className={css.controls}>
        <p className={`${dark} ${css.brief}`} aria-hidden="true" part="brief">
          {brief}
        </p>
        {children}
        <button type="submit" className={`${pill} ${css.submit}`}>
          {submit}
        </button>
      </div>
      <div className={`${dark} ${css.result}`} part="result">
        <KawungPattern className={css.pattern} />
        {result}
      </div>
    </div>
  );
}
