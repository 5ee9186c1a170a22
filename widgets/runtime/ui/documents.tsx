import { type BlockOf, list, media, object, text } from '../content/shape';
import { useStyles } from '../element/widget-context';
import { css, documentsStyles } from './documents.styles';
import { Icon } from './icon';

const entry = object({ title: text, link: media });
/** The `pdf` of content blocks; one without title or link is left out. */
export const documents = list((...given: Parameters<typeof entry>) => {
  const found = entry(...given);
  return found?.title && found.link ? found : undefined;
});
const year = object({ year: text, pdf: documents });
/** The `data` of a submenu: documents by year; a year without documents is left out. */
export const documentYears = list((...given: Parameters<typeof year>) => {
  const found = year(...given);
  return found?.pdf.length ? found : undefined;
});
const menu = object({ title: text, data: list(object({ pdf: documents })) });
/** The `sideMenu` of a menu: documents below titles; a title without documents is left out. */
export const documentMenus = list((...given: Parameters<typeof menu>) => {
  const { title, data = [] } = menu(...given) ?? {};
  const documents = data.flatMap(({ pdf }) => pdf);
  return documents.length ? { title, documents } : undefined;
});

/** Links to PDF documents, labelled as such and opened in a new tab. */
export function Documents({ documents: all }: { documents: BlockOf<typeof documents> }) {
  useStyles(documentsStyles);
  const known = all.filter(({ title, link }) => title && link);
  if (known.length === 0) return null;
  return (
    <ul className={css.documents} part="documents">
      {known.map(({ title, link }, index) => (
        <li key={index}>
          <a className={css.document} href={link} target="_blank" rel="noopener">
            {title} <span className={css.kind}>PDF</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Documents by year. */
export function DocumentYears({ years }: { years: BlockOf<typeof documentYears> }) {
  useStyles(documentsStyles);
  return years.map(({ year, pdf }, index) => (
    <section key={index} className={css.year} part="year">
      {year && <h3>{year}</h3>}
      <Documents documents={pdf} />
    </section>
  ));
}

/** Titles that disclose their documents. Documents without a title are always visible. */
export function DocumentMenus({ menus }: { menus: BlockOf<typeof documentMenus> }) {
  useStyles(documentsStyles);
  if (menus.length === 0) return null;
  return (
    <div>
      {menus.map(({ title, documents }, index) =>
        title ? (
          <details key={index} className={css.menu} part="side-menu">
            <summary className={css.summary}>
              {title}
              <Icon path="M6 9l6 6 6-6" />
            </summary>
            <Documents documents={documents} />
          </details>
        ) : (
          <Documents key={index} documents={documents} />
        ),
      )}
    </div>
  );
}
