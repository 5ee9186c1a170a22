/** Moves the picture of a card to its place on the page that the card links to. */

export interface CardPicture {
  src: string;
  rect: DOMRect;
}

const moving = { duration: 250, easing: 'cubic-bezier(.2,0,0,1)' };

export function cardPicture(link: Element): CardPicture | undefined {
  const image = link.closest('li, article')?.querySelector('img');
  return image ? { src: image.src, rect: image.getBoundingClientRect() } : undefined;
}

export function findPicture({ src }: CardPicture): HTMLImageElement | undefined {
  return [...document.querySelectorAll('#main *')]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll('img') ?? [])])
    .find((image) => image.src === src);
}

/** Moves the picture only by `transform`, so that the text is neither delayed nor moved. `fadeIn` says why it is no view transition. */
export function movePicture(image: HTMLImageElement, { rect }: CardPicture): void {
  const { left, top, width, height } = image.getBoundingClientRect();
  if (!width || !height) return;
  const x = rect.left + rect.width / 2 - left - width / 2;
  const y = rect.top + rect.height / 2 - top - height / 2;
  const scale = Math.max(rect.width / width, rect.height / height);
  image.animate({ transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] }, moving);
}
