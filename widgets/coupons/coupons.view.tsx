import { AllLink, container, hasEnded, hasPage, type PropsOf, Slider, today, Until } from '../runtime';
import type { shape } from './coupons.content';
import type { strings } from './coupons.strings';
import * as css from './coupons.styles';

export function CouponsView({ block, t, language, bank, link }: PropsOf<typeof shape, typeof strings>) {
  const day = today();
  const coupons = block.filter(({ until }) => !hasEnded(until, day));
  if (coupons.length === 0) return null;
  return (
    <section className={container}>
      <h2>{t.title}</h2>
      <p className={css.lead}>{t.lead}</p>
      <div part="coupons">
        <Slider label={t.title} previous={t.previous} next={t.next} list={css.coupons}>
          {coupons.map(({ image, title, desc, until }, index) => (
            <li key={index} className={css.coupon}>
              {image && <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />}
              <div>
                <h3>{title}</h3>
                {desc && <p>{desc}</p>}
                {until && (
                  <p className={css.until}>
                    <Until label={t.until} date={until} language={language} />
                  </p>
                )}
              </div>
            </li>
          ))}
        </Slider>
      </div>
      {hasPage(bank, '/promo') && (
        <p className={css.more}>
          <AllLink href={link('/promo')}>{t.more}</AllLink>
        </p>
      )}
    </section>
  );
}
