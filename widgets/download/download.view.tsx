import { useEffect, useState } from 'react';
import { container, dark, KawungPattern, pill, RichHtml, type ViewProps } from '../runtime';
import { type Download, type Platform, platformOf, storesOf } from './download.content';
import type { strings } from './download.strings';
import * as css from './download.styles';

type Props = ViewProps<Download, (typeof strings)['English']>;

/** Logo, description, stores and a picture of the app. */
export function DownloadView({ block, t, bank, link }: Props) {
  const [visitorPlatform, setVisitorPlatform] = useState<Platform>();
  useEffect(() => setVisitorPlatform(platformOf(navigator.userAgent)), []);
  const { descDownload, imageQr } = block;
  const stores = storesOf(block, visitorPlatform);
  const logo = bank.logoLight ?? bank.logo;
  return (
    <section className={`${dark} ${css.hero}`} part="hero">
      <KawungPattern className={css.pattern} size={128} />
      <div className={`${container} ${css.columns}`}>
        <div className={css.content}>
          {logo ? <img className={css.logo} src={logo} alt={bank.name} /> : <p className={css.logo}>{bank.name}</p>}
          {descDownload && <RichHtml html={descDownload} className={css.text} />}
          {(stores.length > 0 || imageQr) && (
            <div className={css.downloads}>
              {imageQr && (
                <figure className={css.qr}>
                  <img src={imageQr} alt={t.qr} width={136} height={136} loading="lazy" />
                  <figcaption>{t.scan}</figcaption>
                </figure>
              )}
              {stores.length > 0 && (
                <ul className={css.stores}>
                  {stores.map(({ platform, name, address = '', image }) => (
                    <li key={platform}>
                      <a className={image ? css.store : pill} href={link(address)} part="store">
                        {image ? <img src={image} alt={t.store(name)} width={180} height={56} /> : t.store(name)}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
        </div>
        <Phone {...t} />
      </div>
    </section>
  );
}

/** Lines of the app's home screen: colour and path. The stylesheet sets their widths. A line of length 0 is a dot. */
const strokes = [
  ['var(--turmeric)', 'M76 78h0'],
  ['var(--sand-deep)', 'M82 274h0M134 274h0M186 274h0M238 274h0M88 372h0M88 426h0M88 480h0'],
  [
    'var(--line)',
    'M100 73h64m-64 12h38M234 73h24m-24 12h24M70 308h24m28 0h24m28 0h24m28 0h24M118 365h70m-70 14h36M118 419h58m-58 14h36M118 473h70m-70 14h36',
  ],
  ['var(--ink)', 'M222 372h26m-26 54h26m-26 54h26'],
  // Pay, transfer, top up, bills.
  [
    'var(--leaf)',
    'M75 267h5v5h-5zm10 0h4v4m-14 6v4h4m6 0h4v-4m37-3h16m-6-6 6 6-6 6m50-14v16m-8-8h16m38-8h12v16l-3-2-3 2-3-2-3 2zm4 5h4m-4 4h4',
  ],
] as const;

/** The app's home screen: the balance, the actions and recent transactions. */
function Phone({ balance, amount }: Pick<Props['t'], 'balance' | 'amount'>) {
  return (
    <svg className={css.phone} viewBox="0 0 320 560" aria-hidden="true">
      <circle cx="160" cy="330" r="190" fill="var(--turmeric)" />
      <rect x="35" y="7" width="250" height="600" rx="37" fill="var(--sand)" stroke="var(--night)" />
      <rect x="130" y="22" width="60" height="16" rx="8" fill="var(--night)" />
      <rect x="56" y="110" width="208" height="122" rx="20" fill="var(--leaf)" />
      <rect x="56" y="336" width="208" height="240" rx="20" fill="var(--card)" />
      <g>
        {strokes.map(([stroke, path]) => (
          <path key={path} d={path} stroke={stroke} />
        ))}
      </g>
      <g fill="var(--on-leaf)">
        {[balance, amount, '•••• 2045'].map((text, line) => (
          <text key={text} x="74" y={143 + 34 * line}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
