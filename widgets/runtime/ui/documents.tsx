import { css } from './documents.styles';

interface Document {
  title?: string | undefined;
  link?: string | undefined;
}

/** Links to PDF documents, which say what they are and open beside the page. */
export function Documents({ documents }: { documents: readonly Document[] }) {
  const open = documents.filter(({ title, link }) => title && link);
  if (open.length === 0) return null;
  return (
    <ul className={css.documents} part="documents">
      {open.map(({ title, link }, index) => (
        <li key={index}>
          <a className={css.document} href={link} target="_blank" rel="noopener">
            {title} <span className={css.kind}>PDF</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
