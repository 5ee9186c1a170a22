import { PageHeader, type PropsOf, RichHtml, TextSection } from '../runtime';
import type { shape } from './privacy.content';
import type { strings } from './privacy.strings';

type Props = PropsOf<typeof shape, typeof strings>;

/** The content has no heading, so the labels have one. */
export function PrivacyView({ block: { desc, detailDesc, changed, summary }, t, language, addressable }: Props) {
  return (
    <>
      <PageHeader title={t.heading} addressable={addressable}>
        {desc && <RichHtml html={desc} />}
      </PageHeader>
      {detailDesc && <TextSection html={detailDesc} language={language} facts={{ changed, summary }} />}
    </>
  );
}
