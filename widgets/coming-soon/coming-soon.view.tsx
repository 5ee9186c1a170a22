import {
  codes,
  container,
  Day,
  dark,
  format,
  hasPage,
  Icon,
  KawungPattern,
  type Language,
  languageIn,
  type PropsOf,
  pill,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import {
  type Drawn,
  mosaic,
  type Picture,
  pictures,
  type shape,
  tileSize,
  toType,
  veranda,
} from './coming-soon.content';
import type { strings } from './coming-soon.strings';
import * as css from './coming-soon.styles';

export function ComingSoonView({
  block,
  t,
  language,
  attributes,
  slots,
  bank,
  link,
}: PropsOf<typeof shape, typeof strings, 'type'>) {
  const type = toType(attributes.type);
  const isNotFound = type === 'not-found';
  const text = t.texts[type];
  const { title, reason, parts = [], on, email, meanwhile, feed } = (type !== 'not-found' && block[type]) || {};
  const name = title ?? t.names[type];
  const hasMeanwhile = meanwhile && hasPage(bank, meanwhile.path);
  const isFilled = slots.includes('search');
  // Without the search page the slot suggests pages, but has no field.
  const hasField = isFilled && hasPage(bank, '/search');
  const feedLink = feed && hasPage(bank, feed.path) && (
    <a className={css.link} href={inLanguage(link(feed.path), language)} target="_blank" rel="noopener">
      <Icon path="M5 19h.01M5 11a8 8 0 0 1 8 8M5 4a15 15 0 0 1 15 15" size="1.25em" />
      {feed.title}
    </a>
  );
  const picture = pictures[type];
  const isCloth = !picture && !isNotFound;
  // Only one main button: the notice, if a mail can ask for it.
  const canBeNotified = Boolean(on && email);
  return (
    <div className={container} part="coming-soon">
      <div className={isCloth ? `${dark} ${css.cloth}` : css.columns} data-type={type}>
        <div className={css.words}>
          {name && <p className={css.kicker}>{name}</p>}
          <h2 className={css.title}>{isNotFound ? text : t.soon}</h2>
          {title && reason && <p className={css.text}>{reason}</p>}
          <p className={title ? css.reason : css.text}>
            {isNotFound ? (
              [t.lost, hasField && t.look].filter(Boolean).join(' ')
            ) : (
              <>
                {text} <b>{t.tuned}</b>
              </>
            )}
          </p>
          {!title && reason && <p className={css.reason}>{reason}</p>}
          {parts.length > 0 && (
            <ul className={css.parts}>
              {parts.map((part, at) => (
                <li key={at}>{part}</li>
              ))}
            </ul>
          )}
        </div>
        {on && (
          <div className={css.told}>
            <p>
              {t.on}{' '}
              <b>
                <Day date={on} language={language} />
              </b>
            </p>
            {email && (
              <div>
                <a
                  className={pill}
                  href={`${mailto(email)}?subject=${encodeURIComponent(`${t.tell}: ${t.start[type]}`)}`}
                >
                  <Icon path="M3 6h18v13H3zM3 7l9 7 9-7" size="1.25em" />
                  {t.write}
                </a>
                <small>{format(t.mail, { email }, language)}</small>
              </div>
            )}
            <a
              className={css.link}
              href={calendarOf({ bank: bank.name, title: t.start[type], id: type, day: on })}
              download={`${type}.ics`}
            >
              <Icon path="M4 6h16v14H4zM4 11h16M8 3v5M16 3v5" size="1.25em" />
              {t.calendar}
            </a>
            {feedLink}
          </div>
        )}
        {isCloth ? (
          <KawungPattern className={css.pattern} />
        ) : (
          <svg className={css.picture} viewBox="0 0 400 320" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            {picture ? <Sign {...picture} /> : <Drawing shapes={veranda} />}
          </svg>
        )}
        <div className={css.words}>
          {isFilled && (
            <div className={css.search}>
              <slot name="search" />
            </div>
          )}
          <p className={css.actions}>
            {/* With only a day, the calendar is the action. */}
            {(meanwhile || !on) && (
              <a className={canBeNotified ? css.link : pill} href={link(hasMeanwhile ? meanwhile.path : '/')}>
                {hasMeanwhile ? meanwhile.title : t.home}
                {canBeNotified && <Icon path={paths.arrow} size="1.25em" />}
              </a>
            )}
            {!on && feedLink}
            {isNotFound && hasPage(bank, '/help') && (
              <a className={css.link} href={link('/help')}>
                {t.help}
              </a>
            )}
          </p>
        </div>
      </div>
    </div>
  );
}

/** Encoded, so that the text cannot add recipients. */
const mailto = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`;

/** A calendar file as a data address, so that no server has to make it. */
function calendarOf({ bank, title, id, day }: Record<'bank' | 'title' | 'id' | 'day', string>): string {
  const date = day.replaceAll('-', '');
  const text = (plain: string) => plain.replace(/[,;\\]/g, '\\$&');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(bank)}`,
    'BEGIN:VEVENT',
    `UID:${id}-${day}@${encodeURIComponent(bank)}`,
    `DTSTAMP:${date}T000000Z`,
    `DTSTART;VALUE=DATE:${date}`,
    `SUMMARY:${text(`${bank}: ${title}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ];
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

/** Feeds take their language from the address. */
const inLanguage = (address: string, language: Language) =>
  languageIn(address) ? address : `${address}?lang=${codes[language]}`;

function Sign({ seed, sign, drawing }: Picture) {
  return (
    <>
      {mosaic(seed).map(({ x, y, turn, figure, colours: [ground, colour] }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn} 40 40)`}>
          {/* Half a pixel larger, so that no gap shows between tiles. */}
          <path d="M-.5-.5h81v81h-81z" fill={ground} />
          <path d={figure} fill={colour} />
        </g>
      ))}
      <circle cx={2.5 * tileSize} cy={2 * tileSize} r={tileSize} className={css.coin} />
      {sign && (
        <path
          d={sign}
          className={css.sign}
          transform={`translate(${2.5 * tileSize - 42} ${2 * tileSize - 42}) scale(3.5)`}
        />
      )}
      {drawing && <Drawing shapes={drawing} />}
    </>
  );
}

const Drawing = ({ shapes }: { shapes: readonly Drawn[] }) =>
  shapes.map(([colour, d, width]) => (
    <path key={d} d={d} {...(width ? { className: css.lines[width], stroke: colour } : { fill: colour })} />
  ));
