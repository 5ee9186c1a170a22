import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useStyles } from '../widget/widget-context';
import { css, dialogStyles } from './dialog.styles';
import { Icon } from './icon';
import * as paths from './icon-paths';

interface DialogProps {
  /** The dialog's name, for assistive technology. */
  label: string;
  closeLabel: string;
  /** Length of the closing animation in ms; the CSS follows it. */
  closing: number;
  /** Called when it has closed. */
  onClosed: () => void;
  children: ReactNode;
}

/**
 * A modal dialog that is open as long as it is rendered. Escape, the close button and a press on the backdrop start its
 * closing animation; focus then returns to where it was, as the browser does for every `<dialog>`.
 */
export function Dialog({ label, closeLabel, closing, onClosed, children }: DialogProps) {
  useStyles(dialogStyles);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isClosing, setClosing] = useState(false);
  const closed = useRef(onClosed);
  closed.current = onClosed;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  useEffect(() => {
    if (!isClosing) return;
    const wait = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : closing;
    const timer = setTimeout(() => {
      dialog.current?.close();
      closed.current();
    }, wait);
    return () => clearTimeout(timer);
  }, [isClosing, closing]);

  return (
    <dialog
      ref={dialog}
      className={css.dialog}
      aria-label={label}
      data-closing={isClosing ? '' : undefined}
      part="dialog"
      onCancel={(event) => {
        event.preventDefault();
        setClosing(true);
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) setClosing(true);
      }}
    >
      <div className={css.content}>
        <button type="button" className={css.close} aria-label={closeLabel} onClick={() => setClosing(true)}>
          <Icon path={paths.cross} />
        </button>
        {children}
      </div>
    </dialog>
  );
}
