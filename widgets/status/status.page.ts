import type { WidgetPage } from '../runtime';
import { type Status, updatesOf } from './status.content';

export default {
  // A reader shows an incident again when there is something new about it.
  items: ({ incidents, scams }) => [
    ...incidents.map((incident) => {
      const [newest] = updatesOf(incident);
      const { id, title, text, from } = incident;
      return { anchor: id, title, summary: newest?.text ?? text, day: newest?.at ?? from };
    }),
    ...scams.map(({ id, title, text, day }) => ({ anchor: id, title, summary: text, day })),
  ],
} satisfies WidgetPage<Status>;
