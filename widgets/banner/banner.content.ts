import { type BlockOf, link, list, media, object, text } from '../runtime';

export const shape = list(
  object({
    title: text,
    text,
    image: media,
    imageMobile: media,
    // The same picture in layers, from far to near.
    layers: list(object({ image: media, imageMobile: media })),
    link,
    // Default: the widget's own label.
    linkText: text,
    button: list(object({ link_button: link, image_button: media }, 'link_button', 'image_button')),
  }),
);

export type Banners = BlockOf<typeof shape>;
export type Banner = Banners[number];
