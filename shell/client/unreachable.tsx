import type { ReactNode } from 'react';
import type { Language } from '../../widgets/runtime/language/language';
import * as paths from '../../widgets/runtime/ui/icon-paths';
import type { ShownPage } from '../page';
import { withName } from '../title';

const words = {
  English: {
    heading: 'No connection',
    reason: 'This page could not be reached. It opens by itself as soon as you are connected again.',
    retry: 'Try again',
  },
  Indonesia: {
    heading: 'Tidak ada koneksi',
    reason: 'Halaman ini tidak dapat dijangkau. Halaman terbuka sendiri begitu Anda tersambung lagi.',
    retry: 'Coba lagi',
  },
} satisfies Record<Language, unknown>;

function Unreachable({ language }: { language: Language }): ReactNode {
  const { heading, reason, retry } = words[language];
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
export function unreachable(bankName?: string): Pick<ShownPage, 'title' | 'Notice'> {
  const titleIn = (language: Language) => withName(words[language].heading, bankName);
  return { title: { English: titleIn('English'), Indonesia: titleIn('Indonesia') }, Notice: Unreachable };
}
