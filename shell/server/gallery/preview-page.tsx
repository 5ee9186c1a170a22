import { createElement } from 'react';
import { codes, isLanguage } from '../../../widgets/runtime/language/language';
import { fontFaces, type WebFont } from '../bank/fonts';
import { pageProperty, type Theme, themeFallback } from '../bank/theme';
import type { Entry } from './catalogue';
import { type GalleryDocument, htmlDocument } from './layout';

const ground = `html{background:${pageProperty('sand')}}body{margin:0}`;
const centred = 'body{display:grid;grid-template-columns:100%;align-content:safe center;min-height:100vh}';

interface PreviewOptions {
  entry: Entry;
  example: string;
  attributes: Readonly<Record<string, string>>;
  isThemed: boolean;
  isCentred: boolean;
  fonts: readonly WebFont[];
  bankTheme: Theme;
}

/** A page like a partner's with only one widget. Other pages show it in an iframe. */
export function previewPage(options: PreviewOptions): GalleryDocument {
  const { entry, example, attributes, isThemed, isCentred, fonts, bankTheme } = options;
  const { name, tag, script } = entry;
  const api = example === 'live' ? {} : { api: `/gallery/api/${name}/${example}` };
  const { language = '' } = attributes;
  const bank = entry.examples.get(example)?.bank;
  return htmlDocument({
    title: `${name}: ${example}`,
    lang: isLanguage(language) ? codes[language] : 'id',
    style: themeFallback(bankTheme) + fontFaces(fonts, 'swap') + ground + (isCentred ? centred : ''),
    links: (
      <>
        {isThemed && <link rel="stylesheet" href="/gallery/theme.css" />}
        <script type="module" src={script.path} {...(script.integrity && { integrity: script.integrity })} />
      </>
    ),
    body: createElement(tag, { ...api, ...attributes }),
    ...(bank && { config: { bank } }),
  });
}
