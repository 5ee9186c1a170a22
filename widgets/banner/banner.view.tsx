import { useEffect, useRef, useState } from 'react';
import { container, fill, format, HeadSkeleton, Icon, Picture, type PropsOf, pill } from '../runtime';
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
const rotationInterval = 7_000;
/** In px; a touch that moves further is a swipe. */
const swipeDistance = 40;

export function BannerView(props: Props) {
  const { block, t, language } = props;
  const banners = block.filter(({ title, image, imageMobile }) => title ?? image ?? imageMobile);
  /** May exceed the last banner; `current` wraps it around. */
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isPaused = isHovered || isFocused;
  /** Later slides load their images when needed, so that visitors who leave early do not download them. */
  const [lastLoaded, setLastLoaded] = useState(0);
  const touchStart = useRef(0);
  const count = banners.length;
  const current = index % (count || 1);

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) setPlaying(false);
  }, []);
  useEffect(() => {
    const load = () => setLastLoaded((before) => Math.max(before, current + 1));
    const timer = setTimeout(load, rotationInterval / 2);
    return () => clearTimeout(timer);
  }, [current]);
  useEffect(() => {
    if (!isPlaying || isPaused || count < 2) return;
    const timer = setTimeout(() => setIndex(current + 1), rotationInterval);
    return () => clearTimeout(timer);
  }, [isPlaying, isPaused, current, count]);

  if (count === 0) return null;
  const nameOf = (at: number) => format(t.show, { index: at + 1, count }, language);
  return (
    <section
      className={css.carousel}
      part="carousel"
      aria-roledescription={t.roleCarousel}
      aria-label={t.carousel}
      // Touch has no hover, and focus after a tap does not mean that the visitor is reading.
      onPointerEnter={({ pointerType }) => setHovered(pointerType !== 'touch')}
      onPointerLeave={() => setHovered(false)}
      onFocusCapture={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlurCapture={() => setFocused(false)}
      onPointerDown={({ clientX }) => {
        touchStart.current = clientX;
      }}
      // If a touch scrolls the page, the browser sends pointercancel instead.
      onPointerUp={({ clientX, pointerType }) => {
        const moved = clientX - touchStart.current;
        if (pointerType === 'touch' && Math.abs(moved) > swipeDistance) setIndex(current + count - Math.sign(moved));
      }}
    >
      {count > 1 && (
        <div className={css.controls}>
          <div className={container}>
            <div className={css.bar}>
              <button
                type="button"
                className={css.control}
                aria-label={isPlaying ? t.pause : t.play}
                onClick={() => setPlaying(!isPlaying)}
              >
                <Icon path={isPlaying ? pausePath : playPath} size="1.25em" />
              </button>
              {banners.map((_, at) => (
                <button
                  type="button"
                  key={at}
                  className={css.control}
                  aria-label={nameOf(at)}
                  aria-current={at === current}
                  onClick={() => setIndex(at)}
                >
                  <span className={css.dot} />
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
      <div className={css.slides} aria-live={isPlaying && !isPaused ? 'off' : 'polite'}>
        {banners.map((banner, at) => (
          <div
            key={at}
            className={css.slide}
            role="group"
            aria-roledescription={t.roleSlide}
            aria-label={banner.title ?? nameOf(at)}
            data-current={at === current ? '' : undefined}
            inert={at !== current}
          >
            <Slide view={props} banner={banner} first={at === 0} near={at <= Math.max(current, lastLoaded)} />
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
  near: boolean;
}

function Slide({ view: { t, language, link }, banner, first, near }: SlideProps) {
  const more = banner.linkText ?? t.more;
  const layers = banner.layers.filter(({ image, imageMobile }) => image ?? imageMobile);
  return (
    <>
      {near && (
        <div className={css.art}>
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
      )}
      <div className={css.text}>
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
