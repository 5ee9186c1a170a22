import { container, hasPage, pill, type ViewProps } from '../runtime';
import type { Coupons } from './coupons.content';
import type { strings } from './coupons.strings';
import * as css from './coupons.styles';

export function CouponsView({ block, t, bank, link }: ViewProps<Coupons, (typeof strings)['English']>) {
  const coupons = block.filter(({ title, desc }) => title ?? desc);
  if (coupons.length === 0) return null;
  return (
    <section className={container}>
      <h2>{t.title}</h2>
      <ul className={css.coupons} part="coupons">
        {coupons.map(({ image, title, desc }, index) => (
          <li key={index} className={css.coupon}>
            {image && <img src={image} alt="" width={640} height={360} loading="lazy" decoding="async" />}
            <div>
              {title && <h3>{title}</h3>}
              {desc && <p>{desc}</p>}
            </div>
          </li>
        ))}
      </ul>
      {hasPage(bank, '/promo') && (
        <a className={`${pill} ${css.more}`} href={link('/promo')}>
          {t.more}
        </a>
      )}
    </section>
  );
}
