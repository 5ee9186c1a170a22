import type { WidgetPage } from '../runtime';
import type { Committee } from './committee.content';

export default {
  image: ({ banner }) => banner?.image,
} satisfies WidgetPage<Committee>;
