import {
  type Bank,
  channelsOf,
  Icon,
  type Language,
  type OwnChannel,
  pill,
  shortened,
  telephone,
  useStyles,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { check, type Finding } from './verify.compare';
import { strings } from './verify.result.strings';
import * as css from './verify.result.styles';

const icons = { alike: paths.cross, unknown: 'M12 4v9M12 19h.01', ours: paths.check };

interface ResultProps {
  asked: string;
  bank: Bank;
  language: Language;
}

/** What was found in a text, the worst of it first. */
export function Result({ asked, bank, language }: ResultProps) {
  useStyles(css.resultStyles);
  const t = strings[language];
  const findings = check(asked, channelsOf(bank), bank.name);
  const [phone] = bank.phones ?? [];
  if (findings.length === 0) return <p className={css.nothing}>{t.nothing}</p>;
  return (
    <>
      <ul className={css.findings}>
        {findings.map((finding) => (
          <li key={finding.text} className={css.finding} data-verdict={finding.verdict} part="finding">
            <span className={css.sign}>
              <Icon path={icons[finding.verdict]} size="1.25em" />
            </span>
            <strong>{t[finding.verdict]}</strong>
            <p className={css.asked}>
              <bdi>{finding.text}</bdi>
            </p>
            <Explanation finding={finding} language={language} />
          </li>
        ))}
      </ul>
      {phone && findings[0]?.verdict !== 'ours' && (
        <div className={css.report}>
          <p>{t.report}</p>
          <a className={`${pill} ${css.call}`} href={telephone(phone)}>
            <Icon path={paths.phone} size="1.25em" />
            {t.call(phone)}
          </a>
        </div>
      )}
    </>
  );
}

const labelled = (channel: OwnChannel, language: Language) =>
  channel[language] ? `${shortened(channel.value)} (${channel[language]})` : shortened(channel.value);

function Explanation({
  finding: { verdict, channel, reason, host },
  language,
}: {
  finding: Finding;
  language: Language;
}) {
  const t = strings[language];
  if (verdict === 'unknown') return <p>{t.elsewhere}</p>;
  if (verdict === 'ours') {
    return (
      channel && (
        <p>
          {channel[language] && <b>{channel[language]}. </b>}
          {t.cautions[channel.kind]}
        </p>
      )
    );
  }
  return (
    <>
      {reason && (
        <p>
          {t.reasons[reason]} {host && /:$/.test(t.reasons[reason]) && <b>{host}</b>}
        </p>
      )}
      {channel && (
        <p>
          {t.real} <b>{labelled(channel, language)}</b>
        </p>
      )}
    </>
  );
}
