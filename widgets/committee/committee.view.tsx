import { container, Documents, Fold, format, HeroBeside, initials, type PropsOf, Prose } from '../runtime';
import { boardsOf, chairsOf, type Person, type shape, sumsOf } from './committee.content';
import type { strings } from './committee.strings';
import * as css from './committee.styles';

type Props = PropsOf<typeof shape, typeof strings>;

export function CommitteeView({ block, t, language }: Props) {
  const { banner, description, linkPdf, titlePdf, year } = block;
  const boards = boardsOf(block);
  const { committees, people, meetings, attendance } = sumsOf(boards);
  const all: Figure[] = [
    [committees, format(t.committees, { count: committees }, language)],
    [people, t.people],
    [meetings, year ? format(t.meetingsIn, { year }, language) : t.meetings],
    [attendance && `${attendance}%`, t.average],
  ];
  const sums = boards.length > 0 && <Figures className={css.sums} part="sums" figures={all} />;
  const chairs = chairsOf(boards);
  const hasHero = Boolean(banner?.titleBanner ?? banner?.title);
  return (
    <>
      {/* Portraits and figures replace the picture if the block has them. */}
      <HeroBeside hero={banner} wide={Boolean(sums)}>
        {sums ? (
          <div>
            {chairs.length > 0 && (
              <div className={css.chairs} aria-hidden="true" part="chairs">
                {chairs.map((chair) => (
                  <Portrait key={chair.name} {...chair} />
                ))}
              </div>
            )}
            {sums}
          </div>
        ) : undefined}
      </HeroBeside>
      {(description || linkPdf || (sums && !hasHero)) && (
        <div className={`${container} ${css.page}`}>
          {description && <Prose html={description} className={css.description} />}
          <Documents documents={[{ title: titlePdf ?? t.document, link: linkPdf }]} language={language} />
          {!hasHero && sums}
        </div>
      )}
      {boards.map(({ title, about, committees }, at) => (
        <section key={at} className={css.board} part="board">
          <div className={container}>
            {title && <h2>{title}</h2>}
            {about && <p className={css.about}>{about}</p>}
            <ul className={css.committees}>
              {committees.map((committee, index) => (
                <CommitteeCard key={index} committee={committee} t={t} />
              ))}
            </ul>
          </div>
        </section>
      ))}
    </>
  );
}

interface CardProps extends Pick<Props, 't'> {
  committee: ReturnType<typeof boardsOf>[number]['committees'][number];
}

function CommitteeCard({ committee, t }: CardProps) {
  const { title, about, decides, meets, chair, members, seats, meetings, attendance } = committee;
  const work: Figure[] = [
    [decides, t.decides],
    [meets, t.meets],
  ];
  const facts: Figure[] = [
    [seats, t.seats],
    [meetings, t.meetings],
    [attendance && `${attendance}%`, t.attended],
  ];
  return (
    <li className={css.card} part="committee">
      <h3>{title}</h3>
      <Fold className={css.details} opensAt={640} summary={<h3>{title}</h3>}>
        {about && <p className={css.purpose}>{about}</p>}
        {chair && (
          <div className={css.chair}>
            <h4>{t.chair}</h4>
            <Seat {...chair} />
          </div>
        )}
        <Figures className={css.work} figures={work} />
        {members.length > 0 && (
          <div className={css.members}>
            <h4>{t.members}</h4>
            <ul>
              {members.map((member, index) => (
                <li key={index}>
                  <Seat {...member} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <Figures className={css.facts} figures={facts} />
      </Fold>
    </li>
  );
}

type Figure = [value: string | number | false | undefined, label: string];

function Figures({ figures, ...list }: { figures: Figure[]; className: string; part?: string }) {
  const known = figures.filter(([value]) => value && !(Number(value) < 0));
  if (known.length === 0) return null;
  return (
    <dl {...list}>
      {known.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const Portrait = ({ name, image }: Person) =>
  image ? (
    <img src={image} alt="" width={480} height={600} loading="lazy" decoding="async" />
  ) : (
    <i aria-hidden="true">{initials(name)}</i>
  );

function Seat(person: Person) {
  const { name, jobs } = person;
  return (
    <div className={css.seat}>
      <Portrait {...person} />
      <p>
        <b>{name}</b>
        {jobs && <small>{jobs}</small>}
      </p>
    </div>
  );
}
