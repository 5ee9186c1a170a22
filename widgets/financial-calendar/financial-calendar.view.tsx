import { Agenda, byDay, Icon, Section, today, type ViewProps } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { Block } from './financial-calendar.content';
import type { strings } from './financial-calendar.strings';
import * as css from './financial-calendar.styles';

type Props = ViewProps<Block, (typeof strings)['English']>;

export function FinancialCalendarView({ block, t, bank, language, link }: Props) {
  const { coming, past } = byDay(block.calendar, today());
  if (coming.length + past.length === 0) return null;
  const shared = { bank, language, link };
  return (
    <Section title={t.title} aside={<p>{t.lead}</p>}>
      {coming.length > 0 ? <Agenda events={coming} leads {...shared} /> : <p>{t.none}</p>}
      {past.length > 0 && (
        <details className={css.past}>
          <summary>
            {t.past}
            <Icon path={paths.chevron} />
          </summary>
          <Agenda events={past} {...shared} />
        </details>
      )}
    </Section>
  );
}
