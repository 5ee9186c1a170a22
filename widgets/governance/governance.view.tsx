import { AllLink, Documents, hasPage, Section, type ViewProps } from '../runtime';
import type { Governance } from './governance.content';
import type { strings } from './governance.strings';
import * as css from './governance.styles';

type Props = ViewProps<Governance, (typeof strings)['English']>;

export function GovernanceView({ block: { documents, path }, t, bank, language, link }: Props) {
  if (!documents.some(({ title }) => title)) return null;
  return (
    <Section title={t.title} aside={<p>{t.lead}</p>} column="form">
      <Documents documents={documents} language={language} />
      {path && hasPage(bank, path) && (
        <p className={css.all}>
          <AllLink href={link(path)}>{t.all}</AllLink>
        </p>
      )}
    </Section>
  );
}
