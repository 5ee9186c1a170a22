/** Behaviour that needs only markup. `behave` serves plain widgets (`isPlain`), and rich text of static ones. */
import { carousel } from './carousel.behaviour';
import { contents } from './contents.behaviour';
import { dialog } from './dialog.behaviour';
import { ownPlatformFirst } from './platform.behaviour';
import { printOnPress } from './print-button.behaviour';
import { behaveRichText } from './rich-html.behaviour';
import { share } from './share.behaviour';
import { toggleOnPress } from './shelf.behaviour';
import { siteMenu } from './site-menu.behaviour';
import { slider } from './slider.behaviour';
import { tabs } from './tabs.behaviour';

const behaviours: Readonly<Record<string, (element: HTMLElement) => unknown>> = {
  '[data-share]': share,
  '[role=tablist]': tabs,
  '[data-contents]': contents,
  '[data-print]': printOnPress,
  'dialog[part=dialog]': dialog,
  '[data-slider]': slider,
  '[data-toggles]': toggleOnPress,
  '[data-platforms]': ownPlatformFirst,
  '[data-menu]': siteMenu,
  '[data-carousel]': carousel,
};

/**
 * Adds behaviour to server markup. Call it again after that markup was replaced.
 *
 * @param pressed buttons and tabs that were pressed before; they are pressed again
 */
export function behave(root: ShadowRoot, pressed: readonly HTMLElement[] = []): void {
  if (root.querySelector('table,a[href^="#"]')) behaveRichText(root);
  // A dialog that was removed while open is no longer modal.
  for (const left of root.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) left.close();
  for (const [selector, add] of Object.entries(behaviours)) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      try {
        add(element);
      } catch (error) {
        // The others still work.
        reportError(error);
      }
    }
  }
  for (const each of pressed) each.click();
}
