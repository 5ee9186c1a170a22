import { container, hasPage, Icon, isForAbroad, type PropsOf, telephone } from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { shape } from './security.content';
import type { strings } from './security.strings';
import * as css from './security.styles';

const reportPath = 'M12 3l10 18H2zM12 10v4M12 17h.01';
const neverPath = 'M5.6 5.6l12.8 12.8M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18';

export function SecurityView({ block, t, bank, language, link, addressable }: PropsOf<typeof shape, typeof strings>) {
  const { phones = [], hours } = bank;
  const guide = (path = '/help', label: string) =>
    hasPage(bank, path) && (
      <a className={css.link} href={link(path)}>
        {label}
        <Icon path={paths.arrow} size="1.25em" />
      </a>
    );
  return (
    <div className={container}>
      <h2>{t.title}</h2>
      <ul className={css.actions} part="actions">
        {phones.length > 0 && (
          <li className={css.call}>
            <Icon path={paths.phone} />
            <h3>{t.hotline}</h3>
            {phones.map((phone) => (
              <a key={phone} className={css.number} href={telephone(phone)}>
                {isForAbroad(phone, phones) && `${t.abroad} `}
                {phone}
              </a>
            ))}
            {hours && <p>{hours[language]}</p>}
            <p>{t.hotlineText}</p>
          </li>
        )}
        <li>
          <Icon path={paths.card} />
          <h3>{t.card}</h3>
          <p>{t.cardText}</p>
          {guide(block.guides?.card, t.cardLink)}
        </li>
        <li>
          <Icon path={reportPath} />
          <h3>{t.fraud}</h3>
          <p>{t.fraudText}</p>
          {guide(block.guides?.fraud, t.fraudLink)}
          <a className={css.link} href="https://iasc.ojk.go.id/" rel="noopener">
            {t.centre}
            <Icon path={paths.arrow} size="1.25em" />
          </a>
        </li>
      </ul>
      <div className={css.never} part="never">
        <div>
          <h2>{t.never}</h2>
          <p>{t.neverText}</p>
          {/* The bank's own page already has that check. */}
          {!addressable && guide('/help/security', t.check)}
        </div>
        <ul>
          {t.list.map(([what, why]) => (
            <li key={what}>
              <Icon path={neverPath} />
              <h3>{what}</h3>
              <p>{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
