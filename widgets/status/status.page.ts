import { timestampOf, type WidgetPage } from '../runtime';
import { anchorOf, type Incident, type Status, updatesOf } from './status.content';

/** Time of the last news about it. The bank knew of a planned incident at its last check. */
function changedAt(incident: Incident, checked: string | undefined): string {
  const { from } = incident;
  const known = checked && (timestampOf(checked) ?? 0) < (timestampOf(from) ?? 0) ? checked : from;
  return updatesOf(incident)[0]?.at ?? known;
}

export default {
  items: ({ checked, incidents, scams }) => [
    ...incidents.map((incident) => ({
      anchor: anchorOf(incident),
      title: incident.title,
      summary: updatesOf(incident)[0]?.text ?? incident.text,
      day: changedAt(incident, checked),
    })),
    ...scams.map((scam) => ({ anchor: anchorOf(scam), title: scam.title, summary: scam.text, day: scam.day })),
  ],
} satisfies WidgetPage<Status>;
