import type { ReactNode } from 'react';
import type { Language } from '../../widgets/runtime/language/language';
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
          <path d="M7.5 18.5h9.6a4.4 4.4 0 0 0 .9-8.7 6 6 0 0 0-11.4-1.1 5 5 0 0 0 .9 9.8Z" />
          <path d="m4 3.5 16.5 17" />
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
