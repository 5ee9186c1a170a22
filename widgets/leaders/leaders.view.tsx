import { container, Documents, People, Tabs, type ViewProps } from '../runtime';
import { type Groups, structures } from './leaders.content';
import type { strings } from './leaders.strings';
import * as css from './leaders.styles';

type Props = ViewProps<Groups, (typeof strings)['English']>;

export function LeadersView(props: Props) {
  const { block, More, t, language } = props;
  const groups = block.filter(({ mens }) => mens.some(({ name }) => name));
  const documents = structures(block, t.structure);
  if (groups.length + documents.length === 0) return null;
  return (
    <section className={`${container} ${css.section}`}>
      <div className={css.head}>
        <h2>{t.heading}</h2>
        <Documents documents={documents} language={language} />
      </div>
      {groups.length > 0 && (
        <div>
          <Tabs
            label={t.heading}
            items={groups.map(({ title, mens, rest }, index) => ({
              id: String(index),
              label: title ?? index + 1,
              content: (
                <div className={css.group}>
                  {/* Hidden if a tab already shows it. */}
                  {title && <p className={`${css.title} ${groups.length > 1 ? css.repeated : ''}`}>{title}</p>}
                  <People people={mens} t={t} />
                  {More && <More view={props} path="/about-us/profiles" rest={rest ?? 0} about={title} />}
                </div>
              ),
            }))}
          />
        </div>
      )}
    </section>
  );
}
