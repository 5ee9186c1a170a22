let face: FontFace | undefined;

/** For the next page: `font-display: optional` does not swap in a font that came late. If it fails, the fallback font stays. */
export function loadFont(): void {
  const file = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href;
  if (face || !file) return;
  face = new FontFace('Plus Jakarta Sans Variable', `url(${file})`, { weight: '200 800' });
  face.load().catch(() => {});
}

export function applyFont(): void {
  loadFont();
  const add = () => face && document.fonts.add(face);
  if (face?.status === 'loaded') add();
  else face?.loaded.then(add, () => {});
}
