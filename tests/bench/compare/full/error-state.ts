/** What has happened, what to do, and the button; that of the page's first failure retries all of them. */
import { html, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type ChildPart, directive, type PartInfo } from 'lit/directive.js';
import type { BlockState } from '../../../../widgets/runtime/content/state';
import { errorStateStyles, failure } from '../../../../widgets/runtime/element/error-state.styles';
import { addFailure, retryAll } from '../../../../widgets/runtime/element/failures';
import type { Language } from '../../../../widgets/runtime/language/language';
import { pill } from '../../../../widgets/runtime/styles/base.styles';
import * as paths from '../../../../widgets/runtime/ui/icon-paths';
import { type Host, strings } from './host';
import { icon } from './ui';

const more = {
  English: {
    connection: 'Check your connection, then try again.',
    advice: 'Please try again later.',
    retryAll: 'Try all again',
  },
  Indonesia: {
    connection: 'Periksa koneksi Anda, lalu coba lagi.',
    advice: 'Silakan coba lagi nanti.',
    retryAll: 'Coba lagi semuanya',
  },
};

/** Whether the connection may be at fault. */
function isUnreached(state: BlockState): boolean {
  if (state.status !== 'error') return false;
  const { name, status = 408 }: Error & { status?: number } = state.error;
  return name === 'TypeError' || (name === 'RequestError' && status === 408);
}

type Props = [widget: Host, language: Language, state: BlockState, isRetrying: boolean | undefined];

class ErrorState extends AsyncDirective {
  readonly #root: HTMLElement;
  #props: Props | undefined;
  #isForAll = false;
  #remove: (() => void) | undefined;

  constructor(part: PartInfo) {
    super(part);
    this.#root = (part as ChildPart).parentNode as HTMLElement;
  }

  #retry() {
    const [widget, , , isRetrying] = this.#props ?? [];
    if (!isRetrying) widget?.retry();
  }

  #follow() {
    this.#remove ??= addFailure({
      retry: () => this.#retry(),
      onChange: (isFirst) => {
        if (isFirst === this.#isForAll) return;
        this.#isForAll = isFirst;
        if (this.#props) this.setValue(this.render(...this.#props));
      },
    });
  }

  override update(_: ChildPart, props: Props) {
    this.#props = props;
    this.#follow();
    return this.render(...props);
  }

  override disconnected() {
    this.#remove?.();
    this.#remove = undefined;
    // When the focused button goes away with this state, the focus moves to the widget's root instead of being lost.
    const root = this.#root;
    if (!root.querySelector(`.${failure}:focus-within`)) return;
    root.tabIndex = -1;
    root.focus();
  }

  override reconnected() {
    this.#follow();
  }

  override render(widget: Host, language: Language, state: BlockState, isRetrying: boolean | undefined) {
    const t = { ...strings[language], ...more[language] };
    widget.addStyles(errorStateStyles);
    const label = this.#isForAll ? t.retryAll : t.retry;
    // Not atomic: a change of the button's words does not announce the whole again.
    return html`<div class=${failure} role="alert" aria-atomic="false">${icon(paths.noCloud, '2.5rem')}<p>${t.failed}</p><p>${
      isUnreached(state) ? t.connection : t.advice
    }</p><button type="button" class=${pill} aria-disabled=${isRetrying || nothing} @click=${() =>
      this.#isForAll ? retryAll() : this.#retry()}>${isRetrying ? t.loading : label}</button></div>`;
  }
}

export const errorState = directive(ErrorState);
