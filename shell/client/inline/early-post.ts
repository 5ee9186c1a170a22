/** On a page with a form, before its code: holds what is sent, and keeps what is typed. */
import { hideOnceDefined, holdPosts, keepTyped, postedForm } from '../hold-posts';

const form = postedForm();
holdPosts(document);
keepTyped();
if (form) hideOnceDefined(form);
// For `framed-post.ts`.
document.documentElement.dataset.held = '';

// The tab of a form that shows because its code is lost would close over typed text once that comes after all, so the address
// chooses the tab.
addEventListener('input', ({ target }) => {
  const host = target as HTMLElement;
  if (host.id && host.closest('[data-lost]:not(:defined)') && location.hash !== `#${host.id}`) {
    history.replaceState(history.state, '', `#${host.id}`);
  }
});
