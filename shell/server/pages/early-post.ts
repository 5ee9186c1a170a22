/**
 * A form that is sent before its code has come. The browser sends it itself, and the page notes it, so that the code does not send it
 * again (`form.ts`). In a frame that would load the frame again, which tells the partner's page that somebody sent a report. So there
 * the form waits for its code.
 */
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { pageProperty } from '../bank/theme';
import { strings } from './early-post.strings';
import { hiddenAlert } from './hidden-alert';

export const earlyPostScript = `document.querySelectorAll('[data-code]').forEach(({dataset,shadowRoot})=>shadowRoot?.addEventListener('submit',event=>{if(event.defaultPrevented)return;if(parent!==self){event.preventDefault();document.querySelector('.early').hidden=false;return}dataset.posted=performance.now();addEventListener('pagehide',()=>delete dataset.posted)}))`;

export const earlyPostStyle = `.early{position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}body:has([data-code]:defined) .early{display:none}`;

export const earlyPostLine = (labels: Labels | undefined): string =>
  hiddenAlert('early', (each) => labelsIn('early-post', strings, each, labels).early);
