let isBrought = false;

/**
 * Brings the font that came too late for the first paint (`font-display: optional`): the browser has it by now, but would
 * not change what is being read. Without it there is still the one that stands in.
 */
export function loadFont(): void {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (isBrought || !file) return;
  isBrought = true;
  const face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' });
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
