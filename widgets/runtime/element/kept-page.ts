/** What the shell tells the widgets of a page that is left and may come back, with what was typed into it. */

/** Attribute of a `<main>` that is kept. */
export const mark = 'data-kept';
/** Event of such a `<main>`: it is not kept any more. */
export const dropped = 'serambi:drop';
