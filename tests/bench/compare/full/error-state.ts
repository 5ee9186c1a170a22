/** What has happened, what to do, and the button; of several, the first retries all of them, and the others are brief. */
import { html, nothing } from 'lit';
import { AsyncDirective } from 'lit/async-directive.js';
import { type ChildPart, directive, type PartInfo } from 'lit/directive.js';
import type { BlockState } from '../../../../widgets/runtime/content/state';
import { brief, errorStateStyles, failure } from '../../../../widgets/runtime/element/error-state.styles';
import { addFailure, type Place, retryAll } from '../../../../widgets/runtime/element/failures';
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
  #place: Place = 'only';
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
      element: this.#root,
      retry: () => this.#retry(),
      onChange: (place) => {
        if (place === this.#place) return;
        this.#place = place;
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
    if (!root.querySelector('[role=alert]:focus-within')) return;
    root.tabIndex = -1;
    root.focus();
  }

  override reconnected() {
    this.#follow();
  }

  override render(widget: Host, language: Language, state: BlockState, isRetrying: boolean | undefined) {
    const t = { ...strings[language], ...more[language] };
    widget.addStyles(errorStateStyles);
    const isForAll = this.#place === 'first';
    const isBrief = this.#place === 'later';
    const label = isForAll ? t.retryAll : t.retry;
    const advice = html`<p>${isUnreached(state) ? t.connection : t.advice}</p>`;
    // Not atomic: a change of the button's words does not announce the whole again.
    return html`<div class=${isBrief ? brief : failure} role="alert" aria-atomic="false">${
      isBrief ? nothing : icon(paths.noCloud, '2.5rem')
    }<p>${t.failed}</p>${isBrief ? nothing : advice}<button type="button" class=${isBrief ? nothing : pill} aria-disabled=${
      isRetrying || nothing
    } @click=${() => (isForAll ? retryAll() : this.#retry())}>${isRetrying ? t.loading : label}</button></div>`;
  }
}

export const errorState = directive(ErrorState);
