/** The shell's signs to the widgets of a page that was left and may come back with everything typed into it. */

/** Attribute of a `<main>` that is kept. */
export const mark = 'data-kept';
/** Event of such a `<main>`: it is not kept any more. */
export const dropped = 'serambi:drop';
