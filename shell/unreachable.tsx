import type { ReactNode } from 'react';
import type { Language } from '../widgets/runtime/language/language';
import type { PageData } from './page';

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

/** Heading and title of a page that a browser could not reach. */
export function unreachableHeading(bankName = ''): Pick<PageData, 'heading' | 'title'> {
  const { English, Indonesia } = words;
  const titled = (heading: string) => [heading, bankName].filter(Boolean).join(' | ');
  return {
    heading: { English: English.heading, Indonesia: Indonesia.heading },
    title: { English: titled(English.heading), Indonesia: titled(Indonesia.heading) },
  };
}

/** Stands in place of a page that a browser could not reach; a server never renders it. */
export function Unreachable({ heading, language }: { heading: string; language: Language }): ReactNode {
  const { reason, retry } = words[language];
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
