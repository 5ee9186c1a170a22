import { PageHeader, RichHtml, TextSection, type ViewProps } from '../runtime';
import type { Privacy } from './privacy.content';
import type { strings } from './privacy.strings';

/** The content has no heading, so the labels have one. */
export function PrivacyView({
  block: { desc, detailDesc, changed, summary },
  t,
  language,
  addressable,
}: ViewProps<Privacy, (typeof strings)['English']>) {
  return (
    <>
      <PageHeader title={t.heading} addressable={addressable}>
        {desc && <RichHtml html={desc} />}
      </PageHeader>
      {detailDesc && <TextSection html={detailDesc} language={language} facts={{ changed, summary }} />}
    </>
  );
}
