import type { ReactNode } from 'react';
import {
  container,
  dark,
  format,
  KawungPattern,
  ownPlatformFirst,
  type PropsOf,
  pill,
  Registers,
  RichHtml,
} from '../runtime';
import { type Download, leadOf, moreOf, type shape, storesOf } from './download.content';
import type { strings } from './download.strings';
import * as css from './download.styles';

/** Description, stores and a picture of the app. The logo stands beside the code, because the page's header has one. */
export function DownloadView({ block, t, language, bank, link }: PropsOf<typeof shape, typeof strings>) {
  const { descDownload, imageQr, rating, facts, permissions, never } = block;
  const stores = storesOf(block);
  const [, figure, source] = /^([\d.,]+)\s+(.+)$/s.exec(rating ?? '') ?? [undefined, undefined, rating];
  const { scene } = bank.app ?? {};
  const logoImage = bank.logoLight ?? bank.logo;
  const logo = logoImage ? (
    <img className={css.logo} data-on="screen" src={logoImage} alt={bank.name} />
  ) : (
    <p className={css.logo} data-on="screen">
      {bank.name}
    </p>
  );
  return (
    <>
      <section className={`${dark} ${css.hero}`} part="hero">
        <KawungPattern className={css.pattern} size={128} />
        <div className={`${container} ${css.columns}`}>
          <div className={css.content}>
            {descDownload && <RichHtml html={descDownload} part={leadOf} className={css.text} />}
            {(stores.length > 0 || imageQr) && (
              <div className={css.downloads}>
                {stores.length > 0 && (
                  <ul ref={ownPlatformFirst} className={css.stores} data-platforms="">
                    {stores.map(({ platform, name, address = '', image }) => (
                      <li key={platform} data-platform={platform}>
                        <a className={image ? css.store : pill} href={link(address)} part="store">
                          {image ? (
                            <img src={image} alt={format(t.store, { name }, language)} width={180} height={56} />
                          ) : (
                            format(t.store, { name }, language)
                          )}
                        </a>
                      </li>
                    ))}
                  </ul>
                )}
                {stores.length > 0 && rating && (
                  <p className={css.rating}>
                    {figure && <b>{figure}</b>} <span>{source}</span>
                  </p>
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
      <Registers {...block} language={language} />
      {(Boolean(descDownload ?? never) || facts.length + permissions.length > 0) && (
        <div className={`${container} ${css.needs}`} part="needs">
          <Facts title={t.facts} facts={facts}>
            {/* Only parsing tells if the description goes on; CSS hides an empty place. */}
            {descDownload && <RichHtml html={descDownload} part={moreOf} className={css.more} />}
          </Facts>
          <Facts title={t.permissions} facts={permissions}>
            {never && <p className={css.note}>{never}</p>}
          </Facts>
        </div>
      )}
    </>
  );
}

function Facts({ title, facts, children }: { title: string; facts: Download['facts']; children: ReactNode }) {
  if (facts.length === 0) return children;
  return (
    <section>
      <h2>{title}</h2>
      <dl className={css.facts}>
        {facts.map(({ title, text }, at) => (
          <div key={at}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {children}
    </section>
  );
}
