import {
  type BlockOf,
  type channels,
  channelsOf,
  format,
  hasPage,
  Icon,
  type OwnChannel,
  pill,
  shortened,
  telephone,
  useStrings,
  useStyles,
  type ViewProps,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import { check } from './verify.check';
import type { Finding } from './verify.compare';
import { strings } from './verify.result.strings';
import * as css from './verify.result.styles';

const question = 'M12 4v9M12 19h.01';
const icons = { alike: paths.cross, unknown: question, unlisted: question, ours: paths.check };

interface ResultProps {
  asked: string;
  view: Pick<ViewProps<BlockOf<typeof channels>>, 'block' | 'bank' | 'language' | 'link' | 'addressable'>;
}

/** Undefined on another site whose page does not name the bank's. */
function siteHost({ link, addressable }: ResultProps['view']): string | undefined {
  const home = link('/');
  return addressable || !home.startsWith('/') ? new URL(home, document.baseURI).hostname : undefined;
}

export function Result({ asked, view }: ResultProps) {
  const { block, bank, language, link } = view;
  useStyles(css.resultStyles);
  const t = useStrings('verify.result', strings, language);
  const findings = check(asked, channelsOf(bank, block), bank.name, siteHost(view));
  const [phone] = bank.phones ?? [];
  const isForeign = findings.some(({ verdict }) => verdict === 'alike' || verdict === 'unknown');
  if (findings.length === 0) return <p className={css.bold}>{t.nothing}</p>;
  return (
    <>
      <ul className={css.findings}>
        {findings.map((finding) => (
          <li key={finding.text} className={css.finding} data-verdict={finding.verdict} part="finding">
            <span className={css.sign}>
              <Icon path={icons[finding.verdict]} size="1.25em" />
            </span>
            <strong>{t[finding.verdict]}</strong>
            <p className={css.bold}>
              <bdi>{finding.text}</bdi>
            </p>
            {finding.verdict === 'unlisted' ? (
              <p>
                {t.none} {hasPage(bank, '/help') && <a href={link('/help')}>{t.help}</a>}
              </p>
            ) : (
              <Explanation finding={finding} t={t} />
            )}
          </li>
        ))}
      </ul>
      {phone && isForeign && (
        <div className={css.report}>
          <p>{t.report}</p>
          <a className={`${pill} ${css.call}`} href={telephone(phone)}>
            <Icon path={paths.phone} size="1.25em" />
            {format(t.call, { phone }, language)}
          </a>
        </div>
      )}
    </>
  );
}

const labelled = ({ value, title }: OwnChannel) => (title ? `${shortened(value)} (${title})` : shortened(value));

interface ExplanationProps {
  finding: Finding;
  t: (typeof strings)['English'];
}

function Explanation({ finding: { verdict, channel, reason, host }, t }: ExplanationProps) {
  if (verdict === 'unknown') return <p>{t.elsewhere}</p>;
  if (verdict === 'ours') {
    return (
      channel && (
        <p>
          {channel.title && <b>{channel.title}. </b>}
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
          {t.real} <b>{labelled(channel)}</b>
        </p>
      )}
    </>
  );
}
