import { hero, list, media, object, text } from '../runtime';

export const shape = object({
  banner: hero,
  imageMember: media,
  titleMember: text,
  descMember: text,
  members: list(object({ icon: media, title: text, description: text }, 'title')),
  plans: object({ alloPay: text, alloPlus: text }),
});
