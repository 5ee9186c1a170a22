import { container, type PropsOf, Slider } from '../runtime';
import type { shape } from './values.content';
import type { strings } from './values.strings';
import * as css from './values.styles';

export function ValuesView({ block, t }: PropsOf<typeof shape, typeof strings>) {
  if (block.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <h2>{t.heading}</h2>
      <div part="values">
        <Slider label={t.heading} previous={t.previous} next={t.next} list={css.values}>
          {block.map(({ image, title, desc }, index) => (
            <li key={index} className={css.value}>
              {image && <img src={image} alt="" width={128} height={128} loading="lazy" />}
              <h3>{title}</h3>
              {desc && <p>{desc}</p>}
            </li>
          ))}
        </Slider>
      </div>
    </section>
  );
}
