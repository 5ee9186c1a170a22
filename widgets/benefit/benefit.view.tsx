import { AllLink, container, format, HeroActions, HeroBeside, hasPage, type PropsOf } from '../runtime';
import type { shape } from './benefit.content';
import type { strings } from './benefit.strings';
import * as css from './benefit.styles';

export function BenefitView(props: PropsOf<typeof shape, typeof strings>) {
  const { block, slots, t, language, bank, link } = props;
  const { banner, imageMember, titleMember, descMember, members, plans: { alloPay, alloPlus } = {} } = block;
  const intro = titleMember ?? descMember;
  return (
    <>
      <HeroBeside hero={banner} actions={<HeroActions view={props} />} first />
      {slots.includes('privileges') && <slot name="privileges" />}
      {slots.includes('partner') && (
        <div className={css.section}>
          <slot name="partner" />
        </div>
      )}
      {(intro ?? members.length > 0) && (
        <section className={`${css.section} ${container}`} part="members">
          {intro && (
            <div className={css.intro}>
              {imageMember && <img src={imageMember} alt="" width={960} height={720} loading="lazy" decoding="async" />}
              <div>
                {titleMember && <h2>{titleMember}</h2>}
                {descMember && <p>{descMember}</p>}
              </div>
            </div>
          )}
          {members.length > 0 && (
            <ul className={css.members}>
              {members.map(({ icon, title, description }, index) => (
                <li key={index}>
                  {icon && <img src={icon} alt="" width={96} height={96} loading="lazy" />}
                  <h3>{title}</h3>
                  {description && <p>{description}</p>}
                </li>
              ))}
            </ul>
          )}
          {hasPage(bank, '/products') && (
            <p className={css.more}>
              <AllLink href={link('/products')}>
                {alloPay && alloPlus ? format(t.compare, { one: alloPay, other: alloPlus }, language) : t.compareAll}
              </AllLink>
            </p>
          )}
        </section>
      )}
    </>
  );
}
