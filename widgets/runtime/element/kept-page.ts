/** Signs from the site to the widgets of a page that the visitor left. It may come back, with all typed text. */

/** Attribute of a kept `<main>`. */
export const mark = 'data-kept';
/** Event of a `<main>` that is no longer kept. */
export const dropped = 'serambi:drop';
