/** Every drawing of the demo bank by its path without extension; each call composes a complete SVG document. */
export const art: Record<string, () => string> = {};
