import type { ReactNode, Ref } from 'react';
import { languageIn } from '../language/link';
import { container, dark, pill } from '../styles/base.styles';
import type { ViewProps } from '../widget/definition';
import { useStyles } from '../widget/widget-context';
import * as css from './calculator.styles';
import { KawungPattern } from './kawung-pattern';

/** A calculator's place on the bank's site. On the bank's own pages it is the current page. */
interface Place {
  view: Pick<ViewProps, 'addressable' | 'link'>;
  page: string;
  anchor: string;
}

/** The address of a page with this calculation. */
export function calculationAddress({ view: { addressable, link }, page, anchor }: Place, query: string): string {
  const lang = languageIn(link('/'));
  return addressable ? `?${query}${lang ? `&lang=${lang}` : ''}#${anchor}` : link(`${page}?${query}#${anchor}`);
}

interface CalculatorProps extends Place {
  element?: Ref<HTMLElement>;
  title: string;
  lead: string;
  className: string;
  /** In the form. */
  children: ReactNode;
  below?: ReactNode;
}

/** A calculator's heading and form. Without script the page answers the form. */
export function Calculator({ element, title, lead, className, children, below, ...place }: CalculatorProps) {
  useStyles(css.calculatorStyles);
  const { page, anchor } = place;
  const { addressable, link } = place.view;
  const lang = languageIn(link('/'));
  return (
    <section ref={element} className={`${container} ${css.calculator}`}>
      <div className={css.head}>
        <h2>{title}</h2>
        <p>{lead}</p>
      </div>
      <form
        className={className}
        action={addressable ? `#${anchor}` : link(`${page}#${anchor}`)}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        part="form"
      >
        {lang && <input type="hidden" name="lang" value={lang} />}
        {children}
      </form>
      {below}
    </section>
  );
}

interface CalculatorCardProps {
  brief: ReactNode;
  children: ReactNode;
  submit: string;
  result: ReactNode;
}

/** A calculator's controls beside its result. */
export function CalculatorCard({ brief, children, submit, result }: CalculatorCardProps) {
  useStyles(css.calculatorStyles);
  return (
    <div className={css.card}>
      <div className={css.controls} data-on="screen">
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
