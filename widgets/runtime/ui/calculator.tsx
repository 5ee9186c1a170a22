import type { ReactNode } from 'react';
import { dark, pill } from '../styles/base.styles';
import { useStyles } from '../widget/widget-context';
import * as css from './calculator.styles';
import { KawungPattern } from './kawung-pattern';

interface CalculatorCardProps {
  brief: ReactNode;
  children: ReactNode;
  submit: string;
  result: ReactNode;
}

/** A calculator's controls beside its result. Use it inside a form. */
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
