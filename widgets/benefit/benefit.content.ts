import { hero, list, media, object, plans, text } from '../runtime';

export const shape = object({
  banner: hero,
  imageMember: media,
  titleMember: text,
  descMember: text,
  members: list(object({ icon: media, title: text, description: text }, 'title')),
  plans,
});
