import type { WidgetPage } from './page';

/** Server only: the page of a widget whose block has a header with a picture. */
export const heroPage = {
  image: ({ banner }) => banner?.image,
} satisfies WidgetPage<{ banner?: { image?: string | undefined } | undefined }>;
