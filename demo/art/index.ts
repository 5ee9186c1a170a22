import { banner } from './banner';
import { brand } from './brand';
import { hero } from './hero';

/** Every drawing of the demo bank by its path without extension; each call composes a complete SVG document. */
export const art: Record<string, () => string> = { ...brand, ...banner, ...hero };
