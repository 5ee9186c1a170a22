import type { ReactNode } from 'react';
import type { Documented } from './catalogue';

export function Code({ id, label, text }: { id: string; label: string; text: string }) {
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

export const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((piece, index) => (index % 2 ? <code key={index}>{piece}</code> : piece))}</>
);

/** @param name has the table's name: an `aria-label`, or an `aria-labelledby` */
export const Table = ({ name, columns, rows }: { name: object; columns: readonly string[]; rows: ReactNode }) => (
  <div className="table" tabIndex={0} role="region" {...name}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows}</tbody>
    </table>
  </div>
);

export const Links = ({ names, to }: { names: readonly string[]; to(name: string): string }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <a href={to(name)}>{name}</a>
    </span>
  ));

interface ReferenceProps {
  title: string;
  list: readonly Documented[];
  of?: (name: string) => string;
}

export function Reference({ title, list, of = (name) => name }: ReferenceProps) {
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
