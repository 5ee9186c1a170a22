/**
 * Chromium's page translation puts a `<font>` in the place of each text node, also in shadow roots. What renders next would
 * change the text nodes that are no longer in the document, and fail to insert beside them. So they are put back before.
 */

/** The text nodes that an element of a translator has replaced. */
const replaced = new Map<ChildNode, Node[]>();

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (text.nodeType !== 3) continue;
      // It is added and the text removed in one step, or in two.
      const fonts = [...addedNodes, previousSibling, nextSibling].filter(
        (node) => node?.nodeName === 'FONT',
      ) as ChildNode[];
      const font = fonts.find((each) => !replaced.has(each)) ?? fonts[0];
      if (font) replaced.set(font, [...(replaced.get(font) ?? []), text]);
    }
  }
}

const observer = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(note);

/** Remembers from now on what a translator replaces. */
export const watchTranslation = (root: Node): void => observer?.observe(root, { childList: true, subtree: true });

/** Puts back the text nodes of all roots; the translator then translates what is new. */
export function undoTranslation(): void {
  note(observer?.takeRecords() ?? []);
  for (const [font, texts] of replaced) font.replaceWith(...texts);
  replaced.clear();
}
