let isRequested = false;

/**
 * Loads the font that came too late for the first paint. The browser has it in its cache but does not swap it in, because
 * of `font-display: optional`. If it fails, the fallback font stays.
 */
export function loadFont(): void {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (isRequested || !file) return;
  isRequested = true;
  const face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' });
  face.load().then(
    () => document.fonts.add(face),
    () => {},
  );
}
