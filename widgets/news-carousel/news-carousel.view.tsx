import {
  container,
  Day,
  dayBefore,
  EventDay,
  Icon,
  Picture,
  type PropsOf,
  pathOf,
  pill,
  Slider,
  skeletonBlock,
  Title,
  toggleOnPress,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { kinds, type NewsList, questionIn, type shape, teaser } from './news-carousel.content';
import type { strings } from './news-carousel.strings';
import * as css from './news-carousel.styles';

type Props = PropsOf<typeof shape, typeof strings, 'kind' | 'layout'>;
type Article = NewsList['dataNews'][number];

/** A shelf with more cards can be unfolded. */
const seenAtOnce = 3;

/** An event shows its own day and state, in place of its day of publication. */
function Words({ article, level: Heading, before, isEvent, language, link }: WordsProps) {
  const { slug, titleCard, descCard, publish_date } = article;
  const [when, about] = isEvent && descCard ? dayBefore(descCard, language) : [undefined, descCard];
  const title = titleCard ?? about;
  const [question, answer] = Heading === 'h2' ? questionIn(title ?? '') : [];
  const name = question ? (
    <>
      <span>{question}</span> <span>{answer}</span>
    </>
  ) : (
    title
  );
  const path = pathOf('/news', slug);
  const day = isEvent
    ? when && <EventDay when={when} language={language} />
    : publish_date && <Day date={publish_date} language={language} />;
  return (
    <>
      {(before ?? day) && (
        <p className={css.date}>
          {before && <b>{before}</b>}
          {day}
        </p>
      )}
      <Heading className={css.name}>
        {path ? (
          <a className={css.link} href={link(path)}>
            {name}
          </a>
        ) : (
          name
        )}
      </Heading>
      {titleCard && about && <p className={css.description}>{Heading === 'h3' ? teaser(about) : about}</p>}
    </>
  );
}

interface WordsProps extends Pick<Props, 'language' | 'link'> {
  article: Article;
  level: 'h2' | 'h3';
  before?: string;
  isEvent?: boolean;
}

type LeadProps = Omit<WordsProps, 'level'> & Pick<Props, 't' | 'isFirst' | 'addressable'>;

function Lead({ article, before, t, language, link, isFirst, addressable }: LeadProps) {
  const { slug, image } = article;
  return (
    <div className={`${container} ${css.opening}`}>
      <header className={css.head}>
        <Title addressable={addressable} className={css.page}>
          {t.carousel}
        </Title>
        <p>{t.about}</p>
      </header>
      <article className={`${css.card} ${css.typographic} ${css.lead}`} part="lead">
        <Picture image={image} className={css.picture} eager={isFirst} size={[1200, 750]} />
        <div className={css.text}>
          <Words article={article} level="h2" before={before} language={language} link={link} />
          {pathOf('/news', slug) && (
            <p className={css.read} data-on="screen">
              {t.read}
              <Icon path={paths.arrow} size="1.25em" />
            </p>
          )}
        </div>
      </article>
    </div>
  );
}

export function NewsCarouselView(props: Props) {
  const { block, pages, More, t, isFirst, attributes } = props;
  const { title } = block;
  const articles = block.dataNews.filter(({ titleCard, descCard }) => titleCard ?? descCard);
  const kind = kinds.find((each) => each === attributes.kind);
  if (!kind || articles.length === 0) return null;
  // Later pages have only older articles.
  const lead = attributes.layout === 'lead' && (pages?.first ?? 1) === 1 ? articles[0] : undefined;
  const items = lead ? articles.slice(1) : articles;
  const isCut = pages && (pages.first > 1 || pages.rest > 0);
  const heading = title && <h2 className={css.heading}>{title}</h2>;
  const cards = items.map((article, index) => (
    <li key={index} className={`${css.size} ${css.card} ${article.image ? '' : css.typographic}`} part="card">
      <Picture
        image={article.image}
        className={css.picture}
        eager={isFirst && index === 0 && !lead}
        size={[1200, 750]}
      />
      <div className={css.text}>
        <Words {...props} article={article} level="h3" isEvent={kind === 'event'} />
      </div>
    </li>
  ));
  const withTitle = (label: string) => (title ? `${label}: ${title}` : label);
  return (
    <section className={lead && css.led} part="carousel">
      {lead && <Lead {...props} article={lead} before={t.newest[kind]} />}
      {items.length > 0 && (
        <div className={css.shelf} tabIndex={-1} data-shelf="">
          <Slider
            label={title ?? t.carousel}
            previous={withTitle(t.previous)}
            next={withTitle(t.next)}
            wrap
            head={heading}
          >
            {cards}
          </Slider>
          {!isCut && items.length > seenAtOnce && (
            <div className={container}>
              <button
                ref={toggleOnPress}
                type="button"
                className={`${pill} ${css.all}`}
                data-on="script"
                data-toggles=""
                part="all"
              >
                <span>{t.all[kind]}</span>
                <span>{t.fewer}</span>
              </button>
            </div>
          )}
        </div>
      )}
      {More && <More view={props} path="/news" about={title} />}
    </section>
  );
}

export const NewsCarouselSkeleton = () => (
  <div className={`${container} ${css.skeleton}`}>
    <div className={`${skeletonBlock} ${css.headSkeleton}`} />
    <div className={css.row}>
      {[...Array(3).keys()].map((index) => (
        <div key={index} className={`${skeletonBlock} ${css.size}`} />
      ))}
    </div>
  </div>
);
