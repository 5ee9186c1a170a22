/** On a page with a form, before its code: holds what is sent, and keeps what is typed. */
import { codes, languageEvent, languages } from '../../../widgets/runtime/language/languages';
import { hideOnceDefined, hold, holdPosts, hostsOfCode } from '../hold-posts';

const form = [...hostsOfCode(document)].find(({ shadowRoot }) => shadowRoot?.querySelector('[method=post]'));
holdPosts(document);
if (form) hideOnceDefined(form);
// For `framed-post.ts`.
document.documentElement.dataset.held = '';

let isTyped = false;

// The tab of a form that shows because its code is lost would close over typed text once that comes after all, so the address
// chooses the tab.
addEventListener('input', ({ target }) => {
  isTyped = true;
  const host = target as HTMLElement;
  if (host.id && host.closest('[data-lost]:not(:defined)') && location.hash !== `#${host.id}`) {
    history.replaceState(history.state, '', `#${host.id}`);
  }
});

/** Links to other languages load a document until the header's code has come, which would lose typed text. */
function keepTyped(event: MouseEvent): void {
  if (!isTyped || !form || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const root = link?.getRootNode();
  if (!link?.lang || !(root instanceof ShadowRoot) || root.host.matches(':defined')) return;
  if (link.pathname !== location.pathname || !/[?&]lang=/.test(link.search)) return;
  if (!form.matches(':defined')) {
    hold(event, form);
    return;
  }
  event.preventDefault();
  const value = languages.find((each) => codes[each] === link.lang);
  dispatchEvent(new CustomEvent(languageEvent, { detail: { type: 'CHANGE', value } }));
}
addEventListener('click', keepTyped, true);
