/** A card's picture goes on as the picture of the page that the card leads to. */

export interface CardPicture {
  src: string;
  rect: DOMRect;
}

const moving = { duration: 250, easing: 'cubic-bezier(.2,0,0,1)' };

/** The picture of the card that a link belongs to, and where it is now. */
export function cardPicture(link: Element): CardPicture | undefined {
  const image = link.closest('li, article')?.querySelector('img');
  return image ? { src: image.src, rect: image.getBoundingClientRect() } : undefined;
}

/** Where the page shown has the picture, too. */
export function findPicture({ src }: CardPicture): HTMLImageElement | undefined {
  return [...document.querySelectorAll('#main *')]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('img') ?? [])])
    .find((image) => image.src === src);
}

/**
 * Moves a picture from where it was on its card to its place. It is itself that moves, by `transform` alone, so that words are
 * neither delayed nor moved. Not by a view transition (see `fadeIn`).
 */
export function movePicture(image: HTMLImageElement, { rect }: CardPicture): void {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (!width || !height) return;
  const x = rect.left + rect.width / 2 - left - width / 2;
  const y = rect.top + rect.height / 2 - top - height / 2;
  const scale = Math.max(rect.width / width, rect.height / height);
  image.animate({ transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] }, moving);
}
