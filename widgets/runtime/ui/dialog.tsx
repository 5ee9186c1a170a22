import type { ReactNode } from 'react';
import { useStyles } from '../widget/widget-context';
import { dialog } from './dialog.behaviour';
import * as css from './dialog.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface DialogProps {
  label: string;
  closeLabel: string;
  children: ReactNode;
}

/** A modal dialog, opened by a sibling button with `aria-haspopup="dialog"`. Without script its content is part of the page. */
export function Dialog({ label, closeLabel, children }: DialogProps) {
  useStyles(css.styles);
  return (
    <dialog ref={dialog} className={css.dialog} aria-label={label} part="dialog">
      <div className={css.content}>
        <button type="button" className={css.close} data-on="script" aria-label={closeLabel} data-close="">
          <Icon path={paths.cross} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
