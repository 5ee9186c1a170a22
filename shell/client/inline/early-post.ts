/** On a page with a form, before its code: holds what is sent, and keeps what is typed. */
import { hideOnceDefined, hold, holdPosts, hostsOfCode } from '../hold-posts';

const form = [...hostsOfCode(document)].find(({ shadowRoot }) => shadowRoot?.querySelector('[method=post]'));
holdPosts(document);
if (form) hideOnceDefined(form);
// For `framed-post.ts`.
document.documentElement.dataset.held = '';

// While code is lost all tabs are open. Once the code comes after all, it opens the tab that the address names.
addEventListener('input', ({ target }) => {
  const host = target as HTMLElement;
  if (host.id && host.closest('[data-lost]:not(:defined)') && location.hash !== `#${host.id}`) {
    history.replaceState(history.state, '', `#${host.id}`);
  }
});

let isUsed = false;
for (const type of ['input', 'click', 'drop']) {
  addEventListener(type, ({ target }) => {
    isUsed ||= target === form;
  });
}

/** The shell follows links to other languages. Before it has come, they load a document, which would lose typed text. */
function keepTyped(event: MouseEvent): void {
  if (!form || !isUsed || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  // In an exported site each language has a folder.
  if (link?.lang && /[?&]lang=|^\/(en|id)\//.test(link.pathname + link.search)) hold(event, form);
}
addEventListener('click', keepTyped);
