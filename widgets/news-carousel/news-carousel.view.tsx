import { container, Day, Picture, Slider, skeletonBlock, type ViewProps } from '../runtime';
import { type NewsList, narrowBelow, step } from './news-carousel.content';
import type { strings } from './news-carousel.strings';
import * as css from './news-carousel.styles';

type Props = ViewProps<NewsList, (typeof strings)['English']>;

const currentStep = () => (innerWidth < narrowBelow ? step.narrow : step.wide);

/** A carousel of articles; nothing if there are none. */
export function NewsCarouselView(props: Props) {
  const { block, More, t, language, link, isFirst } = props;
  const { title } = block;
  const items = block.dataNews.filter(({ titleCard, descCard }) => titleCard ?? descCard);
  if (items.length === 0) return null;
  const withTitle = (label: string) => (title ? `${label}: ${title}` : label);
  return (
    <section part="carousel">
      <Slider
        label={title ?? t.carousel}
        previous={withTitle(t.previous)}
        next={withTitle(t.next)}
        step={currentStep}
        wrap
        bleed
        head={title && <h2 className={css.heading}>{title}</h2>}
      >
        {items.map(({ slug, image, titleCard, descCard, publish_date }, index) => (
          <li key={index} className={`${css.size} ${css.card} ${image ? '' : css.typographic}`} part="card">
            <Picture image={image} className={css.picture} eager={isFirst && index === 0} size={[1200, 750]} />
            <div className={css.text}>
              {publish_date && (
                <p className={css.date}>
                  <Day date={publish_date} language={language} />
                </p>
              )}
              <h3 className={css.name}>
                {slug ? (
                  <a className={css.link} href={link(`/news/${encodeURIComponent(slug)}`)}>
                    {titleCard ?? descCard}
                  </a>
                ) : (
                  (titleCard ?? descCard)
                )}
              </h3>
              {titleCard && descCard && <p className={css.description}>{descCard}</p>}
            </div>
          </li>
        ))}
      </Slider>
      {More && <More view={props} path="/news" about={title} />}
    </section>
  );
}

export function NewsCarouselSkeleton() {
  return (
    <div>
      <div className={`${container} ${css.skeleton}`}>
        <div className={`${skeletonBlock} ${css.headSkeleton}`} />
        <div className={css.row}>
          {Array.from({ length: 3 }, (_, index) => (
            <div key={index} className={`${skeletonBlock} ${css.size}`} />
          ))}
        </div>
      </div>
    </div>
  );
}
