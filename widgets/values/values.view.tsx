import { type BlockOf, container, type ViewProps } from '../runtime';
import type { shape } from './values.content';
import type { strings } from './values.strings';
import * as css from './values.styles';

type Props = ViewProps<BlockOf<typeof shape>, (typeof strings)['English']>;

export function ValuesView({ block, t }: Props) {
  if (block.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <h2>{t.heading}</h2>
      <ul className={css.values} part="values">
        {block.map(({ image, title, desc }, index) => (
          <li key={index} className={css.value}>
            {image && <img src={image} alt="" width={128} height={128} loading="lazy" />}
            <div>
              <h3>{title}</h3>
              {desc && <p>{desc}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
