import { type BlockOf, container, Documents, HeroBeside, Prose, type ViewProps } from '../runtime';
import type { shape } from './committee.content';
import type { strings } from './committee.strings';
import * as css from './committee.styles';

type Props = ViewProps<BlockOf<typeof shape>, (typeof strings)['English']>;

/** The hero, the description and the document. */
export function CommitteeView({ block: { banner, description, linkPdf, titlePdf }, t }: Props) {
  return (
    <>
      <HeroBeside hero={banner} />
      {(description || linkPdf) && (
        <div className={`${container} ${css.page}`}>
          {description && <Prose html={description} />}
          <div className={css.aside}>
            <Documents documents={[{ title: titlePdf ?? t.document, link: linkPdf }]} />
          </div>
        </div>
      )}
    </>
  );
}
