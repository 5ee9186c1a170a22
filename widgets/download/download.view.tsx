import { useEffect, useState } from 'react';
import { container, dark, KawungPattern, pill, RichHtml, type ViewProps } from '../runtime';
import { type Download, type Platform, platformOf, storesOf } from './download.content';
import type { strings } from './download.strings';
import * as css from './download.styles';

type Props = ViewProps<Download, (typeof strings)['English']>;

/** Description, stores and a picture of the app; the logo is with the code, because a header has it above. */
export function DownloadView({ block, t, language, bank, link }: Props) {
  const [visitorPlatform, setVisitorPlatform] = useState<Platform>();
  useEffect(() => setVisitorPlatform(platformOf(navigator.userAgent)), []);
  const { descDownload, imageQr } = block;
  const stores = storesOf(block, visitorPlatform);
  const { scene } = bank.app ?? {};
  const logoImage = bank.logoLight ?? bank.logo;
  const logo = logoImage ? (
    <img className={css.logo} src={logoImage} alt={bank.name} />
  ) : (
    <p className={css.logo}>{bank.name}</p>
  );
  return (
    <section className={`${dark} ${css.hero}`} part="hero">
      <KawungPattern className={css.pattern} size={128} />
      <div className={`${container} ${css.columns}`}>
        <div className={css.content}>
          {descDownload && <RichHtml html={descDownload} className={css.text} />}
          {(stores.length > 0 || imageQr) && (
            <div className={css.downloads}>
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
              {imageQr && (
                <figure className={css.qr}>
                  <img src={imageQr} alt={t.qr} width={136} height={136} loading="lazy" />
                  <figcaption>
                    {logo}
                    {t.scan}
                  </figcaption>
                </figure>
              )}
            </div>
          )}
          {!imageQr && logo}
        </div>
        {scene && (
          <img
            className={css.scene}
            part="scene"
            src={scene[language]}
            alt={scene.about[language]}
            width={720}
            height={780}
            decoding="async"
          />
        )}
      </div>
    </section>
  );
}
