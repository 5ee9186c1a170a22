import { container, Documents, HeroBeside, Prose, type ViewProps } from '../runtime';
import { boardsOf, type Committee, sumsOf } from './committee.content';
import type { strings } from './committee.strings';
import * as css from './committee.styles';

type Props = ViewProps<Committee, (typeof strings)['English']>;

/** The hero, the description beside the document, and of each board the committees: who is on them, what for, how often they met. */
export function CommitteeView({ block, t }: Props) {
  const { banner, description, linkPdf, titlePdf, year } = block;
  const boards = boardsOf(block);
  const { committees, meetings, attendance } = sumsOf(boards);
  const sums = [
    [committees, t.committees(committees)],
    [meetings, t.meetings(year)],
    [attendance && `${attendance}%`, t.lowest],
  ] as const;
  return (
    <>
      <HeroBeside hero={banner} />
      {(description || linkPdf || boards.length > 0) && (
        <div className={`${container} ${css.page}`}>
          {description && <Prose html={description} />}
          <div className={css.aside}>
            {boards.length > 0 && (
              <dl className={css.sums} part="sums">
                {sums.map(
                  ([value, label]) =>
                    value !== 0 && (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ),
                )}
              </dl>
            )}
            <Documents documents={[{ title: titlePdf ?? t.document, link: linkPdf }]} />
          </div>
        </div>
      )}
      {boards.map(({ title, about, committees }, at) => (
        <section key={at} className={css.board} part="board">
          <div className={container}>
            {title && <h2>{title}</h2>}
            {about && <p className={css.about}>{about}</p>}
            <ul className={css.committees}>
              {committees.map((committee, index) => (
                <CommitteeCard key={index} {...{ committee, year, t }} />
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
  year: string | undefined;
}

function CommitteeCard({ committee, year, t }: CardProps) {
  const { title, about, chair, members, seats, meetings, attendance } = committee;
  const facts = [
    members.length === 0 && Number(seats) > 0 && t.seats(Number(seats)),
    Number(meetings) > 0 && t.met(Number(meetings), year),
    attendance && t.attended(attendance),
  ].filter(Boolean);
  return (
    <li className={css.card} part="committee">
      <h3>{title}</h3>
      {about && <p>{about}</p>}
      {chair?.name && (
        <div className={css.chair}>
          {chair.image && <img src={chair.image} alt="" width={480} height={600} loading="lazy" decoding="async" />}
          <p>
            <small>{t.chair}</small>
            <b>{chair.name}</b>
            {chair.jobs && <span>{chair.jobs}</span>}
          </p>
        </div>
      )}
      {members.length > 0 && (
        <div className={css.members}>
          <h4>{t.members}</h4>
          <ul>
            {members.map((member) => (
              <li key={member}>{member}</li>
            ))}
          </ul>
        </div>
      )}
      {facts.length > 0 && (
        <ul className={css.facts}>
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
