let face: FontFace | undefined;

/**
 * Loads the font that came too late for the first paint, without applying it. The browser has it in its cache but does not
 * swap it in, because of `font-display: optional`. If it fails, the fallback font stays.
 */
export function loadFont(): void {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (face || !file) return;
  face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' });
  face.load().catch(() => {});
}

/** Applies it, as soon as it is there. All text is then laid out anew, so this is done with a change of the page. */
export function applyFont(): void {
  loadFont();
  const add = () => face && document.fonts.add(face);
  if (face?.status === 'loaded') add();
  else face?.loaded.then(add, () => {});
}
