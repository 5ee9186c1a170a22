/** Chromium's page translation replaces text nodes by `<font>`, also in shadow roots. Rendering would fail on detached nodes. */

const replaced = new Map<ChildNode, Node[]>();

function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const text of removedNodes) {
      if (text.nodeType !== 3) continue;
      // The translator adds it and removes the text in one step or in two.
      const fonts = [...addedNodes, previousSibling, nextSibling].filter(
        (node) => node?.nodeName === 'FONT',
      ) as ChildNode[];
      const font = fonts.find((each) => !replaced.has(each)) ?? fonts[0];
      if (font) replaced.set(font, [...(replaced.get(font) ?? []), text]);
    }
  }
}

const observer = typeof MutationObserver === 'undefined' ? undefined : new MutationObserver(note);

export const watchTranslation = (root: Node): void => observer?.observe(root, { childList: true, subtree: true });

/** Puts back the text nodes of all roots; the translator then translates the new ones. */
export function undoTranslation(): void {
  note(observer?.takeRecords() ?? []);
  for (const [font, texts] of replaced) font.replaceWith(...texts);
  replaced.clear();
}
