import type { Described, JsonSchema } from '../description/block-schema';
import { folderSchemas } from '../description/folder-schemas';
import { forms } from '../description/forms';
import type { DescribedPath } from '../description/paths';
import { Code, Links, Prose, Table } from './components';
import { type GalleryDocument, galleryPage, type Shared } from './layout';

interface Row {
  at: string;
  type: string;
  meaning: string;
  isEssential: boolean;
}

function typeOf(schema: JsonSchema): string {
  const { type, format, enum: values, contentMediaType, pattern, items, additionalProperties } = schema;
  if (values) return values.map((each) => `\`${each}\``).join(' or ');
  if (contentMediaType) return 'HTML';
  if (format === 'date') return 'date';
  if (format === 'uri-reference') return 'address';
  if (items) return items.properties ? 'list' : `list: ${typeOf(items)}`;
  if (additionalProperties) return 'object by key';
  if (Array.isArray(type)) return type.map((each) => (each === 'string' ? 'text' : each)).join(' or ');
  if (type === 'string') return pattern?.includes('T') ? 'date, or date and time' : 'text';
  return String(type);
}

function limitsOf({ minLength, maxLength }: JsonSchema): string {
  if (minLength && maxLength) return ` ${minLength} to ${maxLength} characters.`;
  return maxLength ? ` At most ${maxLength} characters.` : '';
}

function rowsOf(schema: JsonSchema, at = ''): Row[] {
  const { properties = {}, required = [], items, additionalProperties: values } = schema;
  const own = Object.entries(properties).flatMap(([name, field]): Row[] => {
    const where = at ? `${at}.${name}` : name;
    const meaning = (field.description ?? '') + limitsOf(field);
    return [{ at: where, type: typeOf(field), meaning, isEssential: required.includes(name) }, ...rowsOf(field, where)];
  });
  const inList = items ? rowsOf(items, `${at}[]`) : [];
  return [...own, ...inList, ...(typeof values === 'object' ? rowsOf(values, `${at}{}`) : [])];
}

const Entry = ({ name, method, path, title, about, schema, example }: Described & { method: string }) => (
  <section aria-labelledby={name}>
    <h2 id={name}>{title}</h2>
    <p>
      <code>
        {method} {path}
      </code>{' '}
      <Prose text={about} />
    </p>
    <Table
      name={{ 'aria-label': `Fields: ${title}` }}
      columns={['Field', 'Meaning', 'Type', 'Essential']}
      rows={rowsOf(schema).map(({ at, type, meaning, isEssential }) => (
        <tr key={at}>
          <th scope="row">
            <code>{at}</code>
          </th>
          <td>
            <Prose text={meaning} />
          </td>
          <td>
            <Prose text={type} />
          </td>
          <td>{isEssential ? 'yes' : ''}</td>
        </tr>
      ))}
    />
    <Code id={`${name}-example`} label={`Example: ${title}`} text={JSON.stringify(example, null, 2)} />
  </section>
);

const pathOf = ({ path, parameters }: DescribedPath): string =>
  parameters.reduce((text, { name, values }) => text.replace(`{${name}}`, values?.join('|') ?? `{${name}}`), path);

export function backendPage(shared: Shared & { paths: readonly DescribedPath[] }): GalleryDocument {
  const main = (
    <>
      <header className="head">
        <h1>Backend</h1>
        <p>
          What the site asks of a bank’s backend. Tools read it from <a href="/openapi.json">openapi.json</a>; editors
          read the files of a bank’s folder by these schemas:{' '}
          <Links names={Object.keys(folderSchemas)} to={(name) => `/schemas/${name}.json`} />.
        </p>
        <p>
          Every content path answers <code>{'{ "English": BLOCK, "Indonesia": BLOCK }'}</code>; the tables list the
          fields of a BLOCK. An item without an essential field is left out. A block without one is damaged: the last
          good block stays.
        </p>
      </header>
      <nav aria-label="Paths">
        <ul className="paths">
          {[...shared.paths, ...forms].map(({ name, path, title }) => (
            <li key={name}>
              <a href={`#${name}`}>{title}</a> <code>{path}</code>
            </li>
          ))}
        </ul>
      </nav>
      {shared.paths.map((each) => (
        <Entry key={each.name} {...each} method="GET" path={pathOf(each)} />
      ))}
      {forms.map((each) => (
        <Entry key={each.name} {...each} method="POST" />
      ))}
    </>
  );
  return galleryPage('Backend | Serambi gallery', shared, '/gallery/backend', main);
}
