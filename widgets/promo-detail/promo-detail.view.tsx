import { container, DetailHead, DetailRow, Picture, Prose, Share, skeletonBlock, type ViewProps } from '../runtime';
import type { PromoDetail } from './promo-detail.content';
import type { strings } from './promo-detail.strings';
import * as css from './promo-detail.styles';

type Props = ViewProps<PromoDetail, (typeof strings)['English']>;

const sections = [
  ['mechanisme', css.mechanisme],
  ['conditions', css.conditions],
] as const;

export function PromoDetailView({ block, t, language, link, addressable }: Props) {
  const { title, image, description } = block;
  return (
    <article className={`${container} ${css.detail}`} part="detail">
      <div className={css.head}>
        <DetailHead title={title} addressable={addressable} back={t.back} backHref={link('/promo')} />
        <Picture image={image} className={css.picture} eager size={[1200, 900]} />
      </div>
      <DetailRow aside={<Share title={title} language={language} />}>
        {description && <Prose html={description} className={css.lead} />}
      </DetailRow>
      {sections.map(
        ([name, className]) =>
          block[name] && (
            <section key={name} part={name}>
              <DetailRow aside={<h2 className={css.heading}>{t[name]}</h2>}>
                <Prose html={block[name]} className={className} />
              </DetailRow>
            </section>
          ),
      )}
    </article>
  );
}

export function PromoDetailSkeleton() {
  return (
    <div className={`${container} ${css.detail}`}>
      <div className={css.head}>
        <div className={`${skeletonBlock} ${css.textSkeleton}`} />
        <div className={`${skeletonBlock} ${css.picture}`} />
      </div>
      <div className={`${skeletonBlock} ${css.textSkeleton}`} />
    </div>
  );
}
