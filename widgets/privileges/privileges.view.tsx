import {
  container,
  dark,
  fill,
  HeadSkeleton,
  hasPage,
  Picture,
  type PropsOf,
  SectionHead,
  skeletonBlock,
} from '../runtime';
import type { shape } from './privileges.content';
import type { strings } from './privileges.strings';
import * as css from './privileges.styles';

export function PrivilegesView({ block, t, bank, link, attributes }: PropsOf<typeof shape, typeof strings, 'layout'>) {
  const isWhole = attributes.layout === 'whole';
  // Their own page shows examples of the home page's general words.
  const privileges = block.map(({ example, desc, ...each }) => ({
    ...each,
    words: isWhole ? (example ?? desc) : desc,
  }));
  if (privileges.length === 0) return null;
  const leads = !isWhole && hasPage(bank, '/benefit');
  return (
    <section className={isWhole ? css.whole : `${dark} ${css.section}`} part="privileges">
      <div className={container}>
        <div className={isWhole ? `${dark} ${css.panel}` : undefined}>
          <div className={css.head}>
            <SectionHead title={t.heading} all={t.all} href={leads && link('/benefit')} />
          </div>
          <ul className={css.list}>
            {privileges.map(({ image, title, words }, index) => (
              <li key={index} className={css.item} part="item">
                <Picture image={image} className={css.picture} size={[480, 360]} />
                <div className={css.text}>
                  <h3>{title}</h3>
                  {words && <p>{words}</p>}
                </div>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

export const PrivilegesSkeleton = () => (
  <div className={`${dark} ${fill} ${css.section}`}>
    <div className={container}>
      <div className={css.head}>
        <HeadSkeleton />
      </div>
      <div className={css.list}>
        {[...Array(4).keys()].map((index) => (
          <div key={index} className={`${skeletonBlock} ${css.skeletonItem}`} />
        ))}
      </div>
    </div>
  </div>
);
