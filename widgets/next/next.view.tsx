import { container, format, hasPage, Icon, KawungPattern, type PropsOf, pill } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { strings } from './next.strings';
import * as css from './next.styles';

type Props = PropsOf<undefined, typeof strings, 'pages' | 'layout'>;

export function NextView({ t, bank, language, attributes, link }: Props) {
  const pages = (attributes.pages ?? '/products /help')
    .split(/\s+/)
    .filter((path) => Object.hasOwn(t.pages, path) && hasPage(bank, path));
  const { stores = [], qr } = bank.app ?? {};
  const hasDownload = hasPage(bank, '/download');
  // Without stores, code and page there is nothing to link to.
  const hasApp = attributes.layout !== 'pages' && (stores.length > 0 || qr || hasDownload);
  if (!pages.length && !hasApp) return null;
  const columns = pages.length ? css.columns : '';
  const layout = hasApp ? columns : css.alone;
  return (
    <section className={`${container} ${layout}`} part="next">
      {pages.length > 0 && (
        <div>
          <h2>{t.title}</h2>
          <ul className={css.pages}>
            {pages.map((path) => {
              const [title, line] = t.pages[path] ?? [];
              return (
                title && (
                  <li key={path}>
                    <a href={link(path)}>{title}</a>
                    <p>{line}</p>
                    <Icon path={paths.arrow} />
                  </li>
                )
              );
            })}
          </ul>
        </div>
      )}
      {hasApp && (
        <div className={css.app} data-on="screen" part="app">
          <KawungPattern />
          <div>
            <h3>{format(t.app, { bank: bank.name }, language)}</h3>
            <p>{t.about}</p>
            {stores.length > 0 ? (
              <ul className={css.stores}>
                {stores.map(({ name, url, image }) => (
                  <li key={url}>
                    <a className={image ? css.store : pill} href={url} rel="noopener">
                      {image ? (
                        <img
                          src={image}
                          alt={format(t.store, { name }, language)}
                          width={180}
                          height={56}
                          loading="lazy"
                        />
                      ) : (
                        format(t.store, { name }, language)
                      )}
                    </a>
                  </li>
                ))}
              </ul>
            ) : (
              hasDownload && (
                <a className={`${pill} ${css.download}`} href={link('/download')}>
                  {t.download}
                </a>
              )
            )}
          </div>
          {qr && (
            <figure className={css.qr}>
              <img src={qr} alt="" width={136} height={136} loading="lazy" />
              <figcaption>{t.scan}</figcaption>
            </figure>
          )}
        </div>
      )}
    </section>
  );
}
