import { Agenda, byDay, Fold, type PropsOf, Section, today } from '../runtime';
import type { shape } from './financial-calendar.content';
import type { strings } from './financial-calendar.strings';
import * as css from './financial-calendar.styles';

export function FinancialCalendarView({ block, t, bank, language, link }: PropsOf<typeof shape, typeof strings>) {
  const { coming, past } = byDay(block.calendar, today());
  if (coming.length + past.length === 0) return null;
  const shared = { bank, language, link };
  return (
    <Section title={t.title} aside={<p>{t.lead}</p>}>
      {coming.length > 0 ? <Agenda events={coming} leads {...shared} /> : <p>{t.none}</p>}
      {past.length > 0 && (
        <Fold className={css.past} summary={t.past}>
          <Agenda events={past} {...shared} />
        </Fold>
      )}
    </Section>
  );
}
