import { AllLink, Documents, hasPage, type PropsOf, Section } from '../runtime';
import type { shape } from './governance.content';
import type { strings } from './governance.strings';
import * as css from './governance.styles';

type Props = PropsOf<typeof shape, typeof strings>;

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
