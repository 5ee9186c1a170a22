import { theme as properties } from '../../../widgets/runtime/styles/theme';
import { Code, Links, Prose, Table } from './components';
import { type GalleryDocument, galleryPage, looksOf, type Shared } from './layout';

export function themePage({ theme, ...shared }: Shared & { theme: string }): GalleryDocument {
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
          whole page, or on one element; they are inherited like all others.
        </p>
      </header>
      <section>
        <h2 id="properties">Properties</h2>
        <Table
          name={{ 'aria-labelledby': 'properties' }}
          columns={['Property', 'For', 'Unless set', 'In the example']}
          rows={
            <>
              {properties.map(({ name, kind, about }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>--serambi-{name}</code>
                  </th>
                  <td>
                    <Prose text={about} />
                  </td>
                  {[(bank[name] ?? '').replaceAll('var(--', 'var(--serambi-'), example[name] ?? ''].map((value, at) => (
                    <td key={at}>{kind === 'colour' ? <Colour value={value} /> : <code>{value}</code>}</td>
                  ))}
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
            </>
          }
        />
      </section>
      {parts.size > 0 && (
        <section aria-labelledby="parts">
          <h2 id="parts">Parts</h2>
          <p>
            What has no property has a name for <code>::part()</code>.
          </p>
          <dl>
            {[...parts]
              .sort(([a, inA], [b, inB]) => inB.length - inA.length || a.localeCompare(b))
              .map(([part, names]) => (
                <div key={part}>
                  <dt>
                    <code>{part}</code>
                  </dt>
                  <dd>
                    {names.length === shared.entries.size ? (
                      'every widget'
                    ) : (
                      <Links names={names} to={(name) => `/gallery/${name}`} />
                    )}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="example">
        <h2 id="example">An example</h2>
        <p>
          <a href="/gallery/faq?look=example">Any widget of this gallery</a> can be seen with it.
        </p>
        <Code id="theme-css" label="theme.css" text={theme} />
      </section>
    </>
  );
  return galleryPage('Theme | Serambi gallery', shared, '/gallery/theme', main);
}

/** An SVG, because the page's policy allows no inline styles. */
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
