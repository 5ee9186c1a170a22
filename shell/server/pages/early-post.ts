/**
 * A form that is sent before its code has come waits for it. Sent by the browser and then by the code, too, it would be stored
 * twice; the browser would keep a report's text on the disk; and in a frame the partner's page would learn that somebody sent one.
 */
import { codes, languageEvent, languages } from '../../../widgets/runtime/language/language';
import { type Labels, labelsIn } from '../../../widgets/runtime/language/strings';
import { sendableFor } from '../../page';
import { pageProperty } from '../bank/theme';
import { strings } from './early-post.strings';
import { hiddenAlert } from './hidden-alert';

/**
 * `data-lost`: the code of the page or of the form cannot be loaded or does not arrive, so the browser sends the form. From then on
 * (`data-posted`) its code leaves it to the browser: with both it would be stored twice. The browser's page about a lost connection
 * would replace what was typed, so the server is asked at a press, and the next press sends: a post that waited for the answer would
 * take the visitor back from a page that was opened meanwhile, or send a text that was changed.
 * `no-store`: otherwise a browser lets a request wait for an earlier one that has no answer.
 * The answer to such a post runs no script; there the browser's page sends again with its own reload.
 */
const holdPosts = `let form,until=0;const line=document.querySelector('.early'),ready=()=>customElements.whenDefined(form.localName).then(()=>'posted' in form.dataset||(line.hidden=true)),hold=event=>{event.preventDefault();line.hidden=false;ready()};document.querySelectorAll('[data-code]').forEach(host=>{if(!host.shadowRoot?.querySelector('[method=post]'))return;form=host;host.shadowRoot.addEventListener('submit',event=>{const{target}=event;if(event.defaultPrevented||target.method!=='post')return;event.stopImmediatePropagation();const isLost=parent===self&&('posted' in host.dataset||'lost' in host.dataset&&!host.matches(':defined'));if(isLost&&navigator.onLine&&performance.now()<until){line.hidden=true;host.dataset.posted='';return}hold(event);if(isLost)fetch(new URL('/healthz',target.action),{cache:'no-store',signal:AbortSignal.timeout(20000)}).then(({ok})=>{if(ok)until=performance.now()+${sendableFor}},()=>{})})});document.documentElement.dataset.held='';if(form)ready()`;

const names = JSON.stringify(Object.fromEntries(languages.map((each) => [codes[each], each])));

/**
 * The header's links to other languages load a document until its code has come, which would lose typed text. The tab of a form that
 * shows because its code is lost would close over typed text once that comes after all, so the address chooses the tab.
 */
const keepTyped = `let isTyped;addEventListener('input',({target})=>{isTyped=true;if(target.id&&target.closest('[data-lost]:not(:defined)')&&location.hash!=='#'+target.id)history.replaceState(history.state,'','#'+target.id)});addEventListener('click',event=>{const link=event.composedPath().find(({localName})=>localName==='a');if(!isTyped||!form||event.ctrlKey||event.metaKey||event.shiftKey||!link?.lang||!link.getRootNode().host?.matches(':not(:defined)')||link.pathname!==location.pathname||!/[?&]lang=/.test(link.search))return;if(form.matches(':defined')){event.preventDefault();dispatchEvent(new CustomEvent('${languageEvent}',{detail:{type:'CHANGE',value:${names}[link.lang]}}))}else hold(event)},true)`;

export const earlyPostScript = `{${holdPosts};${keepTyped}}`;

/**
 * In the head of a framed page, for presses before `earlyPostScript` has come. The policy refuses the browser's post, too, but a
 * refused one makes Chromium stop reading the document. `submit` does not leave a shadow root, so its causes are held.
 */
export const framedPostScript = `for(const type of ['click','keydown'])addEventListener(type,event=>{const[target]=event.composedPath();if('held' in document.documentElement.dataset||(type==='click'?!target.closest('[type=submit]'):event.key!=='Enter'||target.localName!=='input'))return;event.preventDefault();document.querySelector('.early').hidden=false},true)`;

/** The back/forward cache would show a draft to the next person. */
export const earlyClearScript = `{const hosts=document.querySelectorAll('[data-code]');addEventListener('pagehide',()=>hosts.forEach(({shadowRoot})=>shadowRoot?.querySelectorAll('form').forEach(each=>each.reset())))}`;

export const earlyPostStyle = `.early{position:fixed;z-index:3;inset:auto 0 0;padding:.5rem 1rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')}}`;

export const earlyPostLine = (labels: Labels | undefined): string =>
  hiddenAlert('early', (each) => labelsIn('early-post', strings, each, labels).early);
