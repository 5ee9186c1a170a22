/** The gallery's HTML documents. They work without JavaScript; `client.ts` applies changes immediately. */
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { scriptJson } from '../../../widgets/runtime/core/escape-html';
import { theme as properties } from '../../../widgets/runtime/styles/theme';
import type { PageConfig } from '../../../widgets/runtime/widget/config';
import { fontFaces, type WebFont } from '../bank/fonts';
import { type Theme, type Tokens, tokensOf } from '../bank/theme';
import type { Entry } from './catalogue';

export interface Shared {
  entries: ReadonlyMap<string, Entry>;
  fonts: readonly WebFont[];
  bankTheme: Theme;
}

export interface GalleryDocument {
  html: string;
  style: string;
}

function galleryStyle({ bankTheme, fonts }: Shared): string {
  const tokens = tokensOf(bankTheme, 'light');
  const shown = properties.filter(({ kind }) => kind === 'colour' || kind === 'font');
  return `:root{${shown.map(({ name }) => `--${name}:${tokens[name]}`).join(';')}}${fontFaces(fonts, 'swap')}`;
}

export function looksOf(bankTheme: Theme, theme: string): Record<'bank' | 'example', Tokens> {
  const bank = tokensOf(bankTheme, 'light');
  const changes = [...theme.matchAll(/--serambi-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
  return { bank, example: { ...bank, ...Object.fromEntries(changes) } };
}

interface DocumentOptions {
  title: string;
  lang?: string;
  style: string;
  links: ReactNode;
  body: ReactElement;
  data?: object;
  config?: PageConfig;
}

export function htmlDocument(options: DocumentOptions): GalleryDocument {
  const { title, lang = 'en', style, links, body, data, config } = options;
  const head = (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex" />
      <title>{title}</title>
      <link rel="icon" href="data:," />
      {links}
    </>
  );
  const html = [
    `<!doctype html><html lang="${lang}"><head>${renderToString(head)}<style>${style}</style></head>`,
    `<body>${renderToString(body)}`,
    config ? `<script type="application/json" id="serambi-config">${scriptJson(config)}</script>` : '',
    data ? `<script type="application/json" id="gallery-data">${scriptJson(data)}</script>` : '',
    '</body></html>',
  ].join('\n');
  return { html, style };
}

export function galleryPage(
  title: string,
  shared: Shared,
  current: string,
  main: ReactNode,
  data?: object,
): GalleryDocument {
  const link = (path: string, text: string) => (
    <a href={path} aria-current={path === current ? 'page' : undefined}>
      {text}
    </a>
  );
  const links = (
    <>
      <link rel="stylesheet" href="/gallery/layout.css" />
      <link rel="stylesheet" href="/gallery/pages.css" />
      <script type="module" src="/gallery/main.js" />
    </>
  );
  const body = (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar">
        <a className="home" href="/gallery">
          Serambi <span>gallery</span>
        </a>
        <nav aria-label="Gallery">
          {link('/gallery', 'Widgets')}
          {link('/gallery/theme', 'Theme')}
          <a href="/">The site</a>
        </nav>
      </header>
      <div className="page">
        <nav className="list" aria-label="Widgets">
          <ul>
            {[...shared.entries.keys()].map((name) => (
              <li key={name}>{link(`/gallery/${name}`, name)}</li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1}>
          {main}
        </main>
      </div>
    </>
  );
  return htmlDocument({ title, style: galleryStyle(shared), links, body, ...(data && { data }) });
}
