import type { ReactNode } from 'react';
import { useStyles } from '../widget/widget-context';
import * as css from './detail.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';
import { Title } from './title';

interface DetailHeadProps {
  title: string | undefined;
  addressable: boolean;
  back: string;
  backHref: string;
  children?: ReactNode;
}

export function DetailHead({ title, addressable, back, backHref, children }: DetailHeadProps) {
  useStyles(css.styles);
  return (
    <header className={css.head}>
      <a className={css.back} data-on="screen" href={backHref}>
        <Icon path={paths.arrowBack} size="1.25em" />
        {back}
      </a>
      {children}
      {title && (
        <Title addressable={addressable} className={css.title}>
          {title}
        </Title>
      )}
    </header>
  );
}
