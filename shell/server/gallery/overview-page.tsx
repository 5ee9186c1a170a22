import { Fragment } from 'react';
import type { Download } from './catalogue';
import { Code, Prose } from './components';
import { type GalleryDocument, galleryPage, type Shared } from './layout';

interface Overview {
  shared: Shared;
  downloads: readonly Download[];
  origin: string;
  policy: string;
}

export function overviewPage({ shared, downloads, origin, policy }: Overview): GalleryDocument {
  const { entries } = shared;
  const main = (
    <>
      <header className="head">
        <h1>Widgets</h1>
        <p>
          {entries.size} custom elements. Each is embedded with one script and one tag, speaks two languages and takes
          on the look of the page it is on. <a href="/gallery/backend">What a bank’s backend answers</a> is described,
          too.
        </p>
      </header>
      <ul className="cards">
        {[...entries.values()].map(({ name, tag, description, examples }) => (
          <li key={name} className="card" data-widget={name}>
            <div className="view" inert>
              <iframe
                src={`/gallery/preview/${name}?centred`}
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
      <section className="downloads">
        <h2>For a build and an editor</h2>
        <dl>
          {downloads.map(({ address, about, size, integrity }) => (
            <Fragment key={address}>
              <dt>
                <a href={address}>{address.replace(/^.*\//, '')}</a> {Math.ceil(size / 1024)} kB
              </dt>
              <dd>
                <Prose text={about} />
                {integrity && (
                  <>
                    <code>
                      npm install {origin}
                      {address}
                    </code>
                    <code>{integrity}</code>
                  </>
                )}
              </dd>
            </Fragment>
          ))}
        </dl>
      </section>
      <section>
        <h2>Content Security Policy</h2>
        <p>
          A page with this policy can have any widget. Pictures that the content names on further hosts need those hosts
          in <code>img-src</code>; several standalone files need <code>'allow-duplicates'</code> in{' '}
          <code>trusted-types</code>.
        </p>
        <Code id="policy" label="Header" text={policy} />
      </section>
    </>
  );
  return galleryPage('Widgets | Serambi gallery', shared, '/gallery', main);
}

const firstSentence = (text: string) => /^.*?[.!](?=\s|$)/s.exec(text)?.[0] ?? text;
