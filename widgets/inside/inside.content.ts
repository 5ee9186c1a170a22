import { link, list, media, object, text } from '../runtime';

export const shape = list(object({ image: media, title: text, desc_type_produk: text, url: link }, 'title'));
