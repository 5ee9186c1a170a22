/**
 * A form that is sent before its code has come waits for it. Sent by the browser and then by the code, too, it would be stored
 * twice; the browser would keep a report's text on the disk; and in a frame the partner's page would learn that somebody sent one.
 */
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './early-post.strings';
import { hiddenAlert } from './hidden-alert';

/**
 * `data-lost`: the code of the page or of the form cannot be loaded, so the browser sends the form, and no code may come later.
 * `data-typed`: a change of language by a link would lose typed text, so it waits for the code, too.
 */
export const earlyPostScript = `{const{dataset}=document.documentElement,line=document.querySelector('.early');let form;const hold=event=>{event.preventDefault();line.hidden=false;customElements.whenDefined(form.localName).then(()=>line.hidden=true)};document.querySelectorAll('[data-code]').forEach(host=>{if(!host.shadowRoot?.querySelector('[method=post]'))return;form=host;host.shadowRoot.addEventListener('submit',event=>{if(event.defaultPrevented||event.target.method!=='post')return;if(parent!==self||!('lost' in dataset||'lost' in host.dataset))hold(event);else host.removeAttribute('data-code')})});addEventListener('input',()=>dataset.typed='');addEventListener('click',event=>{if(event.defaultPrevented||!('typed' in dataset)||'lost' in dataset||!form||form.matches(':defined'))return;const link=event.composedPath().find(({localName})=>localName==='a');if(link&&link.pathname===location.pathname&&/[?&]lang=/.test(link.search))hold(event)})}`;

/** The back/forward cache would show a draft to the next person. */
export const earlyClearScript = `addEventListener('pagehide',()=>document.querySelectorAll('[data-code]').forEach(({shadowRoot})=>shadowRoot?.querySelectorAll('form').forEach(each=>each.reset())))`;

export const earlyPostStyle = `.early{position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export const earlyPostLine = (labels: Labels | undefined): string =>
  hiddenAlert('early', (each) => labelsIn('early-post', strings, each, labels).early);
