/**
 * A form that is sent before its code has come waits for it. Sent by the browser and then by the code, too, it would be stored
 * twice; the browser would keep a report's text on the disk; and in a frame the partner's page would learn that somebody sent one.
 */
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './early-post.strings';
import { hiddenAlert } from './hidden-alert';

/** `data-lost`: the code cannot be loaded, so the browser sends the form. */
export const earlyPostScript = `{const line=document.querySelector('.early');document.querySelectorAll('[data-code]').forEach(host=>host.shadowRoot?.addEventListener('submit',event=>{if(event.defaultPrevented||event.target.method!=='post'||parent===self&&'lost' in document.documentElement.dataset)return;event.preventDefault();line.hidden=false;customElements.whenDefined(host.localName).then(()=>line.hidden=true)}))}`;

/** The back/forward cache would show a draft to the next person. */
export const earlyClearScript = `addEventListener('pagehide',()=>document.querySelectorAll('[data-code]').forEach(({shadowRoot})=>shadowRoot?.querySelectorAll('form').forEach(each=>each.reset())))`;

export const earlyPostStyle = `.early{position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export const earlyPostLine = (labels: Labels | undefined): string =>
  hiddenAlert('early', (each) => labelsIn('early-post', strings, each, labels).early);
