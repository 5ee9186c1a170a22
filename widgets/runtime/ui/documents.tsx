import { dayInWords } from '../content/day';
import { type BlockOf, choice, day, list, media, number, object, text } from '../content/shape';
import type { Language } from '../language/language';
import { format } from '../language/strings';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './documents.strings';
import * as css from './documents.styles';
import { decimal } from './numbers';

/** Facts about a document: its day, its size in bytes, its languages. */
export const documentFacts = { date: day, size: number, languages: list(choice('English', 'Indonesia')) };

const entry = object({ title: text, link: media, ...documentFacts }, 'title', 'link');
export interface DocumentLink extends Partial<BlockOf<typeof entry>> {
  /** The page that it belongs to, if the surroundings do not say so. */
  from?: string;
}
/** The `data` of a submenu. */
export const documentYears = list(object({ year: text, pdf: list(entry) }));
/** The `sideMenu` of a menu. */
export const documentMenus = list(object({ title: text, data: list(object({ pdf: list(entry) })) }));

export const menusOf = (menus: BlockOf<typeof documentMenus>) =>
  menus.flatMap(({ title, data }) => {
    const documents = data.flatMap(({ pdf }) => pdf);
    return documents.length ? [{ title, documents }] : [];
  });

const kilo = 1_000;

const sizeInWords = (bytes: number, language: Language) =>
  bytes < kilo * kilo
    ? `${Math.max(1, Math.round(bytes / kilo))}\u00a0kB`
    : `${decimal(bytes / (kilo * kilo), 1, language)}\u00a0MB`;

interface DocumentsProps {
  documents: readonly DocumentLink[];
  language: Language;
}

export function Documents({ documents: all, language }: DocumentsProps) {
  useStyles(css.styles);
  const t = useStrings('documents', strings, language);
  const known = all.filter(({ title, link }) => title && link);
  if (known.length === 0) return null;
  const factsOf = ({ from, date, size, languages = [] }: DocumentLink) => {
    const [first = '', second] = [...new Set(languages)].map((each) => t.languages[each]);
    const facts = [
      date && format(t.published, { date: dayInWords(date, language) }, language),
      size && size > 0 && sizeInWords(size, language),
      second ? format(t.both, { first, second }, language) : first,
    ];
    return [from, ...facts].filter(Boolean).map(String);
  };
  return (
    <ul className={css.documents} part="documents">
      {known.map(({ title, link, ...document }, index) => {
        const facts = factsOf(document);
        return (
          <li key={index}>
            <a className={css.document} href={link} target="_blank" rel="noopener">
              <span>{title}</span> <span className={css.kind}>PDF</span>
              {facts.length > 0 && (
                <small>
                  {facts.map((fact, at) => (
                    <span key={fact}>
                      {at > 0 && <i> · </i>}
                      {fact}
                    </span>
                  ))}
                </small>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

interface DocumentYearsProps {
  years: readonly { year: string | undefined; pdf: readonly DocumentLink[] }[];
  language: Language;
}

export function DocumentYears({ years, language }: DocumentYearsProps) {
  useStyles(css.styles);
  return years.map(({ year, pdf }, index) => (
    <section key={index} className={css.year} part="year">
      {year && <h3>{year}</h3>}
      <Documents documents={pdf} language={language} />
    </section>
  ));
}
