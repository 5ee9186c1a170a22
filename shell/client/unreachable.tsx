import type { ReactNode } from 'react';
import type { PageConfig } from '../../widgets/runtime/element/config';
import type { Language } from '../../widgets/runtime/language/language';
import { labelsIn } from '../../widgets/runtime/language/strings';
import * as paths from '../../widgets/runtime/ui/icon-paths';
import type { ShownPage } from '../page';
import { withName } from '../title';
import { strings } from './unreachable.strings';

function Unreachable({ heading, reason, retry }: typeof strings.English): ReactNode {
  return (
    <main id="main">
      <div className="notice">
        {/* A cloud, and a line through it. */}
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={paths.noCloud} />
        </svg>
        <h1 tabIndex={-1}>{heading}</h1>
        <p>{reason}</p>
        {/* A link to the page itself: it is followed like any other. */}
        <a href={location.pathname + location.search}>{retry}</a>
      </div>
    </main>
  );
}

/** What a page that could not be reached shows of itself. */
export function unreachable({
  bank,
  labels,
}: Pick<PageConfig, 'bank' | 'labels'>): Pick<ShownPage, 'title' | 'Notice'> {
  const wordsIn = (language: Language) => labelsIn('unreachable', strings, language, labels);
  const titleIn = (language: Language) => withName(wordsIn(language).heading, bank?.name);
  return {
    title: { English: titleIn('English'), Indonesia: titleIn('Indonesia') },
    Notice: ({ language }) => <Unreachable {...wordsIn(language)} />,
  };
}
