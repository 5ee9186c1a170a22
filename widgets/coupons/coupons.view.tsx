import { container, Day, HeroActions, hasPage, today, type ViewProps } from '../runtime';
import type { Coupons } from './coupons.content';
import type { strings } from './coupons.strings';
import * as css from './coupons.styles';

export function CouponsView(props: ViewProps<Coupons, (typeof strings)['English']>) {
  const { block, t, language, bank, link } = props;
  const coupons = block.filter(({ title, desc, until = '9' }) => (title ?? desc) && until >= today());
  if (coupons.length === 0) return null;
  return (
    <section className={container}>
      <h2>{t.title}</h2>
      <p className={css.lead}>{t.lead}</p>
      {/* On a phone it scrolls, for the keyboard as well. */}
      <ul className={css.coupons} aria-label={t.title} tabIndex={0} part="coupons">
        {coupons.map(({ image, title, desc, until }, index) => (
          <li key={index} className={css.coupon}>
            {image && <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />}
            <div>
              {title && <h3>{title}</h3>}
              {desc && <p>{desc}</p>}
              {until && (
                <p className={css.until}>
                  {t.until} <Day date={until} language={language} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <div className={css.more}>
        <HeroActions view={props}>{hasPage(bank, '/promo') && <a href={link('/promo')}>{t.more}</a>}</HeroActions>
      </div>
    </section>
  );
}
