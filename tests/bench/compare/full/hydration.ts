/** Takes over what a server has rendered into a shadow root. Loaded where there is any. */
import { hydrate } from '@lit-labs/ssr-client';
import { codes, languages } from '../../../../widgets/runtime/language/language';

/** @param styles what this release's inline style is made of: markup of another one is replaced */
export function readServed(root: ShadowRoot, styles: string) {
  const element = root.querySelector<HTMLElement>('.root');
  const language = languages.find((each) => codes[each] === element?.lang);
  if (!element || !language) {
    root.replaceChildren();
    return undefined;
  }
  const style = root.querySelector('style')?.textContent;
  // A fragment's style has px only.
  const inPixels = styles.replace(/(-?[\d.]+)rem\b/g, (_, count: string) => `${+count * 16}px`);
  return {
    language,
    status: element.dataset.status,
    hydrate(template: unknown, options: object) {
      try {
        if (style === styles || style === inPixels) return hydrate(template, root, options);
      } catch {
        // Its templates are others, or its state is.
      }
      root.replaceChildren();
    },
  };
}
