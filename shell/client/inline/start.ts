/**
 * Starts the page's code after the first frame: the first view needs network and processor before. A background page has no frames,
 * and a page in a frame of another site may have none.
 *
 * If a file is lost, loads the code again from other addresses (`import-again.ts`). If that fails too, every press and the network's
 * return try again. Meanwhile, and while a file does not arrive, `data-lost` marks the widgets. They keep the mark until their own
 * code has come (`code.ts`), so that no tab closes over what somebody types. The last press before the code is repeated.
 */
import { importElsewhere } from '../../../widgets/runtime/core/import-again';
import { repeatable } from '../../../widgets/runtime/element/kept-state';
import { lostAfter } from '../../page';

const { content: code } = document.getElementById('serambi-code') as HTMLTemplateElement;
const script = code.querySelector('script') as HTMLScriptElement;
let isLost = false;
let timer: ReturnType<typeof setTimeout> | undefined;
let pressed: HTMLElement | null = null;

function markLost(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>(':not(:defined)')) dataset.lost = '';
}

function start(): void {
  document.body.append(code);
  timer = setTimeout(markLost, lostAfter);
}

function handleLoad(): void {
  clearTimeout(timer);
  pressed?.click();
}

async function loadAgain(): Promise<void> {
  isLost = false;
  try {
    await importElsewhere(script.src);
    handleLoad();
  } catch {
    isLost = true;
    markLost();
  }
}

function handleUse(event: Event): void {
  const [target] = event.composedPath();
  if (target instanceof Element) pressed = target.closest<HTMLElement>(repeatable);
  if (isLost) loadAgain();
}
script.onload = handleLoad;
script.onerror = loadAgain;
for (const type of ['click', 'online']) addEventListener(type, handleUse, true);

if (document.hidden || parent !== self) start();
else requestAnimationFrame(() => setTimeout(start));
