import {
  carousel,
  container,
  fill,
  format,
  HeadSkeleton,
  Icon,
  Picture,
  type PropsOf,
  pill,
  useBehaviour,
} from '../runtime';
import type { Banner, shape } from './banner.content';
import type { strings } from './banner.strings';
import * as css from './banner.styles';

type Props = PropsOf<typeof shape, typeof strings>;

const storeOf = (address: string) =>
  /\b(?:apps|itunes)\.apple\.com\b/.test(address)
    ? 'App Store'
    : /\bplay\.google\.com\b/.test(address)
      ? 'Google Play'
      : undefined;

const pausePath = 'M9 5v14M15 5v14';
const playPath = 'M7 4l12 8-12 8z';

export function BannerView(props: Props) {
  const { block, t, language } = props;
  const banners = block.filter(({ title, image, imageMobile }) => title ?? image ?? imageMobile);
  const count = banners.length;
  const rotating = useBehaviour(carousel);

  if (count === 0) return null;
  const nameOf = (at: number) => format(t.show, { index: at + 1, count }, language);
  return (
    <section
      ref={rotating}
      className={css.carousel}
      part="carousel"
      aria-roledescription={t.roleCarousel}
      aria-label={t.carousel}
      data-carousel=""
    >
      {count > 1 && (
        <div className={css.controls}>
          <div className={container}>
            <div className={css.bar}>
              <button
                type="button"
                className={`${css.control} ${css.rotation}`}
                aria-label={t.pause}
                data-rotation=""
                data-pause={t.pause}
                data-play={t.play}
              >
                <Icon path={pausePath} size="1.25em" />
                <Icon path={playPath} size="1.25em" />
              </button>
              {banners.map((_, at) => (
                <button
                  type="button"
                  key={at}
                  className={css.control}
                  aria-label={nameOf(at)}
                  aria-current={at === 0}
                  data-show=""
                >
                  <span className={css.dot} />
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
      <div className={css.slides} aria-live="off">
        {banners.map((banner, at) => (
          <div
            key={at}
            className={css.slide}
            role="group"
            aria-roledescription={t.roleSlide}
            aria-label={banner.title ?? nameOf(at)}
            data-slide=""
            data-current={at === 0 ? '' : undefined}
            inert={at !== 0}
          >
            <Slide view={props} banner={banner} first={at === 0} />
          </div>
        ))}
      </div>
    </section>
  );
}

interface SlideProps {
  view: Props;
  banner: Banner;
  first: boolean;
}

function Slide({ view: { t, language, link }, banner, first }: SlideProps) {
  const more = banner.linkText ?? t.more;
  const layers = banner.layers.filter(({ image, imageMobile }) => image ?? imageMobile);
  const grounds = [(banner.title ?? banner.text) && css.ground, layers.length > 0 && css.layered];
  return (
    <>
      {/* A lazy picture that is not laid out does not load. */}
      <div className={css.art} hidden={!first} data-art="">
        {(layers.length > 0 ? layers : [banner]).map(({ image, imageMobile }, at) => (
          <Picture
            key={at}
            image={image}
            imageMobile={imageMobile}
            className={css.picture}
            eager={first}
            size={[1920, 800]}
            sizeMobile={[780, 1080]}
          />
        ))}
      </div>
      <div className={[css.text, ...grounds].filter(Boolean).join(' ')}>
        <div className={container}>
          <div className={css.column}>
            {banner.title && <h2 className={css.title}>{banner.title}</h2>}
            {banner.text && <p>{banner.text}</p>}
            <div className={css.actions}>
              {banner.link && (
                <a
                  className={`${pill} ${css.link}`}
                  href={link(banner.link)}
                  aria-label={banner.title ? `${more}: ${banner.title}` : more}
                >
                  {more}
                </a>
              )}
              {banner.button.map(({ link_button: address, image_button: image }) => {
                if (!address || !image) return undefined;
                const store = storeOf(address);
                const name = store
                  ? format(t.get, { store }, language)
                  : banner.title
                    ? `${t.more}: ${banner.title}`
                    : t.more;
                return (
                  <a key={address} className={css.store} href={link(address)}>
                    <img src={image} alt={name} width={154} height={48} />
                  </a>
                );
              })}
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

export const BannerSkeleton = () => (
  <div className={`${fill} ${css.carousel}`}>
    <div className={`${container} ${css.text}`}>
      <HeadSkeleton />
    </div>
  </div>
);
