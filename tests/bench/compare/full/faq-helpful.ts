/** Asks whether an answer has helped, and leads on where it has not. Loaded once the answers are there. */
import { html, nothing } from 'lit';
import { css, helpfulStyles } from '../../../../widgets/faq/faq.helpful.styles';
import type { Language } from '../../../../widgets/runtime/language/language';
import type { Host } from './host';
import { icon } from './ui';

const words = {
  English: {
    ask: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you.',
    contact: 'Ask a person',
    copied: 'Link copied to clipboard',
  },
  Indonesia: {
    ask: 'Apakah jawaban ini membantu?',
    yes: 'Ya',
    no: 'Tidak',
    thanks: 'Terima kasih.',
    contact: 'Tanya petugas kami',
    copied: 'Link telah tersalin',
  },
};

/** Says that the address of an answer was copied. */
export async function tellCopied(language: Language): Promise<void> {
  const { toast } = await import('../../../../widgets/runtime/ui/toast');
  toast(words[language].copied, { kind: 'success', language, duration: 3_000 });
}

const thumb = 'M7 10v11H3V10zM7 10l4-8a3 3 0 0 1 3 3v4h5.5a2 2 0 0 1 2 2.3l-1.4 8a2 2 0 0 1-2 1.7H7';

type Opinion = 'yes' | 'no';

/** Where this device keeps what was said of an answer. Nothing is sent. */
const keyOf = (id: string) => `helpful:${id}`;

function read(id: string): Opinion | undefined {
  try {
    const found = localStorage.getItem(keyOf(id));
    return found === 'yes' || found === 'no' ? found : undefined;
  } catch {
    // Storage is blocked, so nothing was kept.
    return undefined;
  }
}

/** For as long as the page is open, also where storage is blocked. */
const opinions = new Map<string, Opinion | undefined>();

export function helpful(widget: Host, id: string, language: Language, contact: string) {
  widget.addStyles(helpfulStyles);
  if (!opinions.has(id)) opinions.set(id, read(id));
  const opinion = opinions.get(id);
  const t = words[language];
  const say = (said: Opinion) => {
    opinions.set(id, said);
    try {
      localStorage.setItem(keyOf(id), said);
    } catch {
      // It is known for as long as the page is open.
    }
    widget.requestUpdate();
  };
  const button = (said: Opinion) =>
    html`<button type="button" class=${said === 'no' ? css.down : ''} aria-pressed=${opinion === said} @click=${() =>
      say(said)}>${icon(thumb, '1.125em')}${t[said]}</button>`;
  return html`<div class=${css.helpful} part="helpful"><span>${t.ask}</span>${button('yes')}${button('no')}<p role="status">${
    opinion && t.thanks
  } ${opinion === 'no' ? html`<a href=${contact}>${t.contact}</a>` : nothing}</p></div>`;
}
