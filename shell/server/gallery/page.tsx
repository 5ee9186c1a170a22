/** The gallery's pages. Each reads without JavaScript; `client.ts` makes its controls take effect at once. */
import { createElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { codes, isLanguage, languages } from '../../../widgets/runtime/language/language';
import { type Property, theme as properties } from '../../../widgets/runtime/styles/theme';
import { pageProperty, type Theme, type Tokens, themeRules, tokensOf } from '../theme';
import type { Documented, Entry } from './catalogue';
import { fragmentAddress, snippet } from './snippet';

interface Shared {
  entries: ReadonlyMap<string, Entry>;
  font: string;
  bankTheme: Theme;
}

export interface PageText {
  html: string;
  /** Text of the inline style, for the policy. */
  style: string;
}

const fontFace = (font: string) =>
  `@font-face{font-family:'Plus Jakarta Sans Variable';src:url(${font}) format('woff2');font-weight:200 800;font-display:swap}`;
/** The gallery's own stylesheet uses the theme's properties without their prefix, always the light values. */
function galleryColours(bankTheme: Theme): string {
  const tokens = tokensOf(bankTheme, 'light');
  const colours = properties.filter(({ kind }) => kind === 'colour');
  return `:root{${colours.map(({ name }) => `--${name}:${tokens[name]}`).join(';')}}`;
}
const ground = `html{background:${pageProperty('sand')}}body{margin:0}`;
const centred = 'body{display:grid;grid-template-columns:100%;align-content:safe center;min-height:100vh}';
const nameless = {
  live: 'The bank’s own content',
  loading: 'A backend that does not answer',
  error: 'A backend that refuses',
};

interface Whole {
  title: string;
  lang?: string;
  style: string;
  links: ReactNode;
  body: ReactElement;
  /** For the page's script. `<` is written so that no text in it can end it. */
  data?: object;
}

function whole({ title, lang = 'en', style, links, body, data }: Whole): PageText {
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
  const json = data && JSON.stringify(data).replace(/</g, '\\u003c');
  const html = [
    `<!doctype html><html lang="${lang}"><head>${renderToString(head)}<style>${style}</style></head>`,
    `<body>${renderToString(body)}`,
    json ? `<script type="application/json" id="gallery-data">${json}</script>` : '',
    '</body></html>',
  ].join('\n');
  return { html, style };
}

interface FrameOptions {
  entry: Entry;
  example: string;
  attributes: Readonly<Record<string, string>>;
  isThemed: boolean;
  /** In the middle of the frame, as in a picture of it. */
  isCentred: boolean;
  font: string;
  bankTheme: Theme;
}

/** What is in a frame: a partner's page with the widget and nothing else. */
export function framePage({
  entry,
  example,
  attributes,
  isThemed,
  isCentred,
  font,
  bankTheme,
}: FrameOptions): PageText {
  const { name, tag, script } = entry;
  const api = example === 'live' ? {} : { api: `/gallery/api/${name}/${example}` };
  const { language = '' } = attributes;
  return whole({
    title: `${name}: ${example}`,
    lang: isLanguage(language) ? codes[language] : 'id',
    style: themeRules(bankTheme, { fallback: true }) + fontFace(font) + ground + (isCentred ? centred : ''),
    links: (
      <>
        {isThemed && <link rel="stylesheet" href="/gallery/theme.css" />}
        <script type="module" src={script.path} {...(script.integrity && { integrity: script.integrity })} />
      </>
    ),
    body: createElement(tag, { ...api, ...attributes }),
  });
}

function galleryDocument(
  title: string,
  { entries, font, bankTheme }: Shared,
  current: string,
  main: ReactNode,
  data?: object,
): PageText {
  const link = (path: string, text: string) => (
    <a href={path} aria-current={path === current ? 'page' : undefined}>
      {text}
    </a>
  );
  const links = (
    <>
      <link rel="stylesheet" href="/gallery/gallery.css" />
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
            {[...entries.keys()].map((name) => (
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
  return whole({ title, style: galleryColours(bankTheme) + fontFace(font), links, body, ...(data && { data }) });
}

/** Every widget, each with a small view of itself. */
export function overviewPage(shared: Shared): PageText {
  const { entries } = shared;
  const main = (
    <>
      <header className="head">
        <h1>Widgets</h1>
        <p>
          {entries.size} custom elements. Each is embedded with one script and one tag, speaks two languages and takes
          on the look of the page it is on.
        </p>
      </header>
      <ul className="cards">
        {[...entries.values()].map(({ name, tag, description, examples }) => (
          <li key={name} className="card" data-widget={name}>
            <div className="view" inert>
              <iframe
                src={`/gallery/frame/${name}?centred`}
                title={`${name}, as it looks`}
                loading="lazy"
                tabIndex={-1}
              />
            </div>
            <h2>
              <a href={`/gallery/${name}`}>{name}</a>
            </h2>
            <p>
              <Prose text={firstSentence(description)} />
            </p>
            <p className="small">
              <code>&lt;{tag}&gt;</code> {examples.size} {examples.size === 1 ? 'example' : 'examples'}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
  return galleryDocument('Widgets | Serambi gallery', shared, '/gallery', main);
}

const firstSentence = (text: string) => /^.*?[.!](?=\s|$)/s.exec(text)?.[0] ?? text;

interface GalleryPageOptions extends Shared {
  entry: Entry;
  example: string;
  language: string;
  attributes: Readonly<Record<string, string>>;
  look: string;
  origin: string;
  theme: string;
}

/** One widget, to be looked at and tried. */
export function galleryPage(options: GalleryPageOptions): PageText {
  const { entry, example, language, attributes, look, origin, theme } = options;
  const { name, tag, description, examples, asks, script } = entry;
  const chosen = { ...attributes, ...(isLanguage(language) && { language }) };
  const frames = language === 'both' ? languages : [language];
  const abouts = Object.fromEntries([
    ...[...examples].map(([key, { about }]) => [key, about] as const),
    ...(asks ? Object.entries(nameless) : []),
  ]);
  const data = {
    name,
    origin,
    script,
    abouts,
    examples: Object.fromEntries([...examples].map(([key, { attributes = {} }]) => [key, attributes])),
    looks: looksOf(options.bankTheme, theme),
  };
  const code = snippet({ name, origin, script, attributes: chosen });
  const query = (each: string) => String(new URLSearchParams({ example, look, ...attributes, language: each }));
  const main = (
    <>
      <header className="head">
        <h1>{name}</h1>
        <p>
          <Prose text={description} />
        </p>
      </header>
      <form id="controls" method="get">
        <div className="bench">
          <Choice
            legend="Example"
            name="example"
            chosen={example}
            options={Object.keys(abouts).map((key) => [key, key])}
          />
          <output id="about">{abouts[example]}</output>
          <div className="row">
            <Choice
              legend="Language"
              name="language"
              chosen={language}
              options={[['', 'The page’s'], ...languages.map((each) => [each, each] as const), ['both', 'Both']]}
            />
            <Choice
              legend="Look"
              name="look"
              chosen={look}
              options={[
                ['bank', 'The bank’s'],
                ['example', 'Example theme'],
              ]}
            />
            <div className="width scripted">
              <label htmlFor="width">
                Width <output id="width-shown" />
              </label>
              <div>
                {[360, 390, 768, 1024, 1440].map((width) => (
                  <button key={width} type="button" data-width={width}>
                    {width}
                  </button>
                ))}
                <input id="width" type="range" min={280} max={1920} step={2} defaultValue={1024} />
              </div>
            </div>
            <button type="submit" className="unscripted press">
              Show
            </button>
          </div>
          <div className="frames" id="frames">
            {frames.map((each) => (
              <figure key={each} data-language={each}>
                <iframe
                  src={`/gallery/frame/${name}?${query(each)}`}
                  title={`${name}${each && `, in ${each}`}`}
                  width={1024}
                  height={760}
                />
                <figcaption>{each || 'The page’s language'}</figcaption>
              </figure>
            ))}
          </div>
        </div>
        <div className="panels">
          <div className="left">
            <section className="panel" aria-labelledby="attributes">
              <h2 id="attributes">Attributes</h2>
              {entry.attributes.map(({ name, description, values, used }) => (
                <div key={name} className="control">
                  <label htmlFor={`attribute-${name}`}>
                    <code>{name}</code>
                  </label>
                  {values ? (
                    <select
                      id={`attribute-${name}`}
                      name={name}
                      data-attribute={name}
                      defaultValue={attributes[name] ?? ''}
                    >
                      <option value="">not set</option>
                      {values.map((value) => (
                        <option key={value} value={value} selected={value === attributes[name]}>
                          {value}
                        </option>
                      ))}
                    </select>
                  ) : (
                    <>
                      <input
                        id={`attribute-${name}`}
                        name={name}
                        data-attribute={name}
                        list={`values-${name}`}
                        value={attributes[name] ?? ''}
                        autoComplete="off"
                        spellCheck={false}
                      />
                      <datalist id={`values-${name}`}>
                        {used.map((value) => (
                          <option key={value} value={value} />
                        ))}
                      </datalist>
                    </>
                  )}
                  <p className="small">
                    <Prose text={description} />
                  </p>
                </div>
              ))}
              <dl className="small">
                {!entry.attributes.length && <dd>None of its own.</dd>}
                <dt>
                  <code>language</code>
                </dt>
                <dd>Pins English or Indonesia; without it the widget follows its page.</dd>
                <dt>
                  <code>api</code>, <code>site</code>
                </dt>
                <dd>Where content comes from, and where links lead.</dd>
              </dl>
            </section>
            <section className="snippets" aria-labelledby="use">
              <h2 id="use">Use it</h2>
              <Code id="snippet" label="Script and tag" text={code} />
              <Code
                id="fragment"
                label="Finished markup, for a host that puts its pages together on its side"
                text={fragmentAddress({ name, origin, attributes: chosen })}
              />
              <Code id="rule" label="Theme, as changed here" text="" />
            </section>
          </div>
          <section className="panel scripted" aria-labelledby="look">
            <div className="title">
              <h2 id="look">Theme</h2>
              <button type="button" className="plain" id="reset">
                Reset
              </button>
            </div>
            <div className="swatches">{properties.filter(({ kind }) => kind === 'colour').map(control)}</div>
            {properties.filter(({ kind }) => kind !== 'colour' && kind !== 'shadow').map(control)}
          </section>
        </div>
      </form>
      <div className="reference">
        <Reference title="Events" list={entry.events} />
        <Reference title="Slots" list={entry.slots} />
        <Reference title="Parts" list={entry.parts} of={(part) => `${tag}::part(${part})`} />
        <Reference title="Properties of its own" list={entry.properties} />
      </div>
    </>
  );
  return galleryDocument(`${name} | Serambi gallery`, options, `/gallery/${name}`, main, data);
}

interface ChoiceProps {
  legend: string;
  name: string;
  chosen: string;
  options: readonly (readonly [value: string, label: string])[];
}

function Choice({ legend, name, chosen, options }: ChoiceProps) {
  return (
    <fieldset className="choice">
      <legend>{legend}</legend>
      <div>
        {options.map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const fonts = ['Georgia, serif', 'system-ui, sans-serif', 'ui-monospace, monospace', "'Trebuchet MS', sans-serif"];

/** A control for a public property. What it is set to at first is for the page's script, which knows the look. */
function control({ name, kind, about }: Property) {
  const id = `theme-${name}`;
  const common = { id, 'data-property': name };
  return (
    <div key={name} className="control" title={about}>
      <label htmlFor={id}>
        <code>{name}</code>
      </label>
      {kind === 'colour' && <input type="color" {...common} />}
      {kind === 'length' && <input type="range" min={0} max={48} {...common} />}
      {kind === 'font' && (
        <select {...common}>
          <option value="">the look’s</option>
          {fonts.map((font) => (
            <option key={font} value={font}>
              {font}
            </option>
          ))}
        </select>
      )}
      {kind === 'scheme' && (
        <select {...common}>
          <option value="">the look’s</option>
          <option value="light">light</option>
          <option value="dark">dark</option>
        </select>
      )}
    </div>
  );
}

function Code({ id, label, text }: { id: string; label: string; text: string }) {
  return (
    <figure className="code">
      <figcaption>
        <span id={`${id}-label`}>{label}</span>
        <button type="button" className="plain scripted" data-copy={id}>
          Copy
        </button>
      </figcaption>
      <pre id={id} tabIndex={0} role="region" aria-labelledby={`${id}-label`}>
        {text}
      </pre>
    </figure>
  );
}

/** Text with `code` in it. */
const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))}</>
);

interface ReferenceProps {
  title: string;
  list: readonly Documented[];
  of?: (name: string) => string;
}

function Reference({ title, list, of = (name) => name }: ReferenceProps) {
  if (!list.length) return null;
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {list.map(({ name, description }) => (
          <div key={name}>
            <dt>
              <code>{of(name)}</code>
            </dt>
            <dd>
              <Prose text={description} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What each look gives the properties. */
function looksOf(bankTheme: Theme, theme: string): Record<'bank' | 'example', Tokens> {
  const bank = tokensOf(bankTheme, 'light');
  const changes = [...theme.matchAll(/--serambi-([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]);
  return { bank, example: { ...bank, ...Object.fromEntries(changes) } };
}

/** All that there is to say about looks, in one place. */
export function themePage({ theme, ...shared }: Shared & { theme: string }): PageText {
  const parts = new Map<string, string[]>();
  for (const { name, parts: own } of shared.entries.values()) {
    for (const part of own) parts.set(part.name, [...(parts.get(part.name) ?? []), name]);
  }
  const own = [...shared.entries.values()].flatMap(({ name, properties }) =>
    properties.map((property) => ({ ...property, widget: name })),
  );
  const { bank, example } = looksOf(shared.bankTheme, theme);
  const main = (
    <>
      <header className="head">
        <h1>Theme</h1>
        <p>
          A widget lets in of its page’s styles only what is listed here. Set the properties on <code>:root</code> for a
          whole page, or on one element; they are inherited as any other.
        </p>
      </header>
      <section>
        <h2 id="properties">Properties</h2>
        <div className="table" tabIndex={0} role="region" aria-labelledby="properties">
          <table>
            <thead>
              <tr>
                <th scope="col">Property</th>
                <th scope="col">For</th>
                <th scope="col">Unless set</th>
                <th scope="col">In the example</th>
              </tr>
            </thead>
            <tbody>
              {properties
                .map((property) => ({
                  ...property,
                  value: (bank[property.name] ?? '').replaceAll('var(--', 'var(--serambi-'),
                }))
                .map(({ name, kind, value, about }) => (
                  <tr key={name}>
                    <th scope="row">
                      <code>--serambi-{name}</code>
                    </th>
                    <td>
                      <Prose text={about} />
                    </td>
                    <td>{kind === 'colour' ? <Colour value={value} /> : <code>{value}</code>}</td>
                    <td>{kind === 'colour' ? <Colour value={example[name] ?? ''} /> : <code>{example[name]}</code>}</td>
                  </tr>
                ))}
              {own.map(({ widget, name, description }) => (
                <tr key={widget + name}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>
                    {description} ({widget})
                  </td>
                  <td />
                  <td />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      {parts.size > 0 && (
        <section aria-labelledby="parts">
          <h2 id="parts">Parts</h2>
          <p>
            What has no property has a name for <code>::part()</code>.
          </p>
          <dl className="parts">
            {[...parts]
              .sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b))
              .map(([part, names]) => (
                <div key={part}>
                  <dt>
                    <code>{part}</code>
                  </dt>
                  <dd>
                    {names.length === shared.entries.size
                      ? 'every widget'
                      : names.map((name, index) => (
                          <span key={name}>
                            {index > 0 && ', '}
                            <a href={`/gallery/${name}`}>{name}</a>
                          </span>
                        ))}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      )}
      <section className="snippets" aria-labelledby="example">
        <h2 id="example">An example</h2>
        <p>
          <a href="/gallery/faq?look=example">Any widget of this gallery</a> can be seen with it.
        </p>
        <Code id="theme-css" label="theme.css" text={theme} />
      </section>
    </>
  );
  return galleryDocument('Theme | Serambi gallery', shared, '/gallery/theme', main);
}

/** A colour and a sample of it; a drawing, as the page's policy knows no inline styles. */
function Colour({ value }: { value: string }) {
  return (
    <span className="colour">
      {!value.startsWith('var') && (
        <svg viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={value} />
        </svg>
      )}
      <code>{value}</code>
    </span>
  );
}
