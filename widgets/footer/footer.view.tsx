import type { ReactNode } from 'react';
import { container, dark, Fold, hasPage, Icon, type MenuLink, type PropsOf, telephone, today } from '../runtime';
import { defaultLegal, defaultLinks, iconPathOf } from './footer.content';
import type { strings } from './footer.strings';
import * as css from './footer.styles';

/** One petal; four rotations make a kawung motif. */
const petal = 'M24 24C13 24 4 15 4 4c11 0 20 9 20 20z';

export function FooterView({ t, language, bank, link }: PropsOf<undefined, typeof strings>) {
  const { name, logoLight, social = [], disclaimer, licences, address, hours, marks = [], menu = [] } = bank;
  const [phone] = bank.phones ?? [];
  const { links = defaultLinks, legal = defaultLegal } = bank.footer ?? {};
  const menuLinks = (list: readonly MenuLink[]) =>
    list
      .filter(({ path }) => hasPage(bank, path))
      .map((item) => (
        <li key={item.path}>
          <a href={link(item.path)}>{item[language]}</a>
        </li>
      ));
  return (
    <footer className={`${dark} ${css.footer}`} part="footer">
      <svg className={css.pattern} aria-hidden="true">
        <pattern id="kawung" width="48" height="48" patternUnits="userSpaceOnUse">
          {[0, 90, 180, 270].map((turn) => (
            <path key={turn} d={petal} transform={`rotate(${turn} 24 24)`} />
          ))}
        </pattern>
        <rect width="100%" height="100%" fill="url(#kawung)" />
      </svg>
      <div className={`${container} ${css.content}`}>
        <div className={css.top}>
          <a className={css.logo} href={link('/')}>
            {logoLight ? <img src={logoLight} alt={name} loading="lazy" /> : name}
          </a>
          {phone && (
            <p className={css.hotline}>
              {t.hotline}
              <a href={telephone(phone)}>{phone}</a>
              {hours?.[language]}
            </p>
          )}
          <nav aria-label={t.links}>
            <ul className={css.links}>{menuLinks(links)}</ul>
          </nav>
          {social.length > 0 && (
            <ul className={css.social} aria-label={t.social}>
              {social.map(({ name: network, url }) => {
                const path = iconPathOf(network);
                return (
                  <li key={url}>
                    <a href={url} rel="noopener" aria-label={path && network}>
                      {path ? <Icon path={path} /> : network}
                    </a>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
        {menu.length > 0 && (
          <nav className={css.map} aria-label={t.map} part="map">
            <Column id="pages" name={t.pages}>
              {menuLinks(menu.filter((item) => !item.links))}
            </Column>
            {menu.map(
              (item) =>
                item.links &&
                hasPage(bank, item.path) && (
                  <Column key={item.path} id={item.path} name={item[language]}>
                    {menuLinks(item.links)}
                  </Column>
                ),
            )}
          </nav>
        )}
        {marks.length > 0 && (
          <ul className={css.marks} part="marks">
            {marks.map(({ name: mark, url, image, [language]: what }) => (
              <li key={mark}>
                <span>{what}</span>
                {url ? (
                  <a href={url} rel="noopener">
                    {image ? <img src={image} alt={mark} loading="lazy" /> : mark}
                  </a>
                ) : (
                  <b>{mark}</b>
                )}
              </li>
            ))}
          </ul>
        )}
        <div className={css.small}>
          {address?.[language] && <p>{address[language]}</p>}
          {licences?.[language] && (
            <p className={css.licences}>
              {licences[language]
                .split(/(\s)/)
                .map((word, at) => (word.includes('-') ? <span key={at}>{word}</span> : word))}
            </p>
          )}
          {disclaimer && <p>{disclaimer[language]}</p>}
          <p>
            © <span>{today().slice(0, 4)}</span> {name}
          </p>
          <ul className={css.legal}>{menuLinks(legal)}</ul>
        </div>
      </div>
    </footer>
  );
}

const Column = ({ id, name, children }: { id: string; name: string; children: ReactNode }) => (
  <Fold className={css.column} opensAt={640} summary={name}>
    <p id={id}>{name}</p>
    <ul aria-labelledby={id}>{children}</ul>
  </Fold>
);
