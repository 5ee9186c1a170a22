import { container, Day, hasPage, pill, type ViewProps } from '../runtime';
import { mosaic, pictures, tileSize, toType, veranda } from './coming-soon.content';
import type { strings } from './coming-soon.strings';
import * as css from './coming-soon.styles';

type Props = ViewProps<undefined, (typeof strings)['English'], 'type'>;

export function ComingSoonView({ t, language, attributes, bank, link }: Props) {
  const type = toType(attributes.type);
  const isNotFound = type === 'not-found';
  const text = t.texts[type];
  const { reason, on, meanwhile } = (!isNotFound && bank.soon?.[type]) || {};
  const hasMeanwhile = meanwhile && hasPage(bank, meanwhile.path);
  return (
    <div className={`${container} ${css.screen}`} part="coming-soon">
      <div className={css.content}>
        <h2 className={css.title}>{isNotFound ? text : t.soon}</h2>
        {!isNotFound && (
          <p className={css.text}>
            {text} <b>{t.tuned}</b>
          </p>
        )}
        {reason && <p className={css.reason}>{reason[language]}</p>}
        {on && (
          <p className={css.on}>
            {t.on} <Day date={on} language={language} />
          </p>
        )}
        <p className={css.actions}>
          {hasMeanwhile && (
            <a className={pill} href={link(meanwhile.path)}>
              {meanwhile[language]}
            </a>
          )}
          <a className={hasMeanwhile ? undefined : pill} href={link('/')}>
            {t.home}
          </a>
          {isNotFound && hasPage(bank, '/help') && <a href={link('/help')}>{t.help}</a>}
        </p>
      </div>
      <svg className={css.picture} viewBox="0 0 400 320" aria-hidden="true">
        {isNotFound ? veranda.map(([fill, d]) => <path key={d} fill={fill} d={d} />) : <Sign type={type} />}
      </svg>
    </div>
  );
}

/** The type's sign on a coin before a batik of tiles. */
function Sign({ type }: { type: keyof typeof pictures }) {
  const { seed, sign } = pictures[type];
  return (
    <>
      {mosaic(seed).map(({ x, y, turn, figure, colours: [ground, colour] }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn} 40 40)`}>
          {/* Half a pixel larger than the tile, so that no gap shows between two tiles. */}
          <path d="M-.5-.5h81v81h-81z" fill={ground} />
          <path d={figure} fill={colour} />
        </g>
      ))}
      <circle cx={2.5 * tileSize} cy={2 * tileSize} r={tileSize} className={css.coin} />
      <path
        d={sign}
        className={css.sign}
        transform={`translate(${2.5 * tileSize - 42} ${2 * tileSize - 42}) scale(3.5)`}
      />
    </>
  );
}
