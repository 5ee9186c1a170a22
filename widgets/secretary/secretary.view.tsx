import { type BlockOf, container, People, type ViewProps } from '../runtime';
import type { shape } from './secretary.content';
import type { strings } from './secretary.strings';
import * as css from './secretary.styles';

type Props = ViewProps<BlockOf<typeof shape>, (typeof strings)['English']>;

/** The people of the office; a click on a person opens a popup with the profile. */
export function SecretaryView({ block: { title, mens }, t }: Props) {
  if (!mens.some(({ name }) => name)) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <div className={css.head}>
        <h2>{title ?? t.heading}</h2>
        <p>{t.lead}</p>
      </div>
      <People people={mens} t={t} />
    </section>
  );
}
