let faces: FontFace[] = [];

/** For the next page: `font-display: optional` does not swap in a font that came late. If it fails, the fallback font stays. */
export function loadFont(): void {
  if (faces.length) return;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
  faces = links.map(
    ({ href, dataset: { family = '', weight = '' } }) => new FontFace(family, `url(${href})`, { weight }),
  );
  for (const face of faces) face.load().catch(() => {});
}

export function applyFont(): void {
  loadFont();
  for (const face of faces) {
    if (face.status === 'loaded') document.fonts.add(face);
    else face.loaded.then(() => document.fonts.add(face)).catch(() => {});
  }
}
