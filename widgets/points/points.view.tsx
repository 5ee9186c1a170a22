import { AllLink, container, hasPage, type PropsOf } from '../runtime';
import type { shape } from './points.content';
import type { strings } from './points.strings';
import { cards, more } from './points.styles';

export function PointsView({ block, t, bank, link }: PropsOf<typeof shape, typeof strings>) {
  if (block.length === 0) return null;
  return (
    <section className={container}>
      <h2>{t.title}</h2>
      <ul className={cards} part="cards">
        {block.map(({ image, title, desc }, index) => (
          <li key={index}>
            {image && <img src={image} alt="" width={480} height={360} loading="lazy" decoding="async" />}
            <div>
              <h3>{title}</h3>
              {desc && <p>{desc}</p>}
            </div>
          </li>
        ))}
      </ul>
      {hasPage(bank, '/services/pay') && (
        <p className={more}>
          <AllLink href={link('/services/pay')}>{t.more}</AllLink>
        </p>
      )}
    </section>
  );
}
