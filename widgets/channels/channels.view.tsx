import {
  addressOf,
  channelKinds,
  type channels,
  channelsOf,
  container,
  Fold,
  format,
  Icon,
  isForAbroad,
  type OwnChannel,
  type PropsOf,
  shortened,
} from '../runtime';
import * as paths from '../runtime/ui/icon-paths';
import type { strings } from './channels.strings';
import * as css from './channels.styles';

const icons = {
  phone: paths.phone,
  domain: 'M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18M3.5 9h17M3.5 15h17M12 3c-5 5-5 13 0 18 5-5 5-13 0-18',
  email: 'M3 5h18v14H3zM3 7l9 6 9-6',
  sms: 'M21 15a2 2 0 0 1-2 2H8l-5 4V5a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2zM8 10h.01M12 10h.01M16 10h.01',
  account: paths.card,
  app: 'M7 2h10a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1zM11 18h2',
  social: 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M16 8v5a2 2 0 0 0 4 0v-1',
};

/** Shortens a long address to its host and its distinctive end. */
function inOneLine({ kind, value }: OwnChannel): string {
  const [host = '', ...path] = shortened(value).split(/(?=[/?])/);
  // An app's number in its store tells readers nothing.
  const parts = kind === 'app' ? path.map((part) => part.replace(/^\/id\d+$/, '/…')) : path;
  const whole = host + parts.join('');
  const end = parts.findLast((part) => part !== '/…');
  return whole.length > 40 && end ? `${host}/…${end}` : whole;
}

export function ChannelsView({ block, bank, t, language }: PropsOf<typeof channels, typeof strings>) {
  const all = channelsOf(bank, block);
  if (all.length === 0) return null;
  return (
    <section className={container} part="list">
      <h2>{t.title}</h2>
      <p className={css.about}>{format(t.about, { bank: bank.name }, language)}</p>
      <Fold className={css.fold} opensAt={560} summary={format(t.count, { count: all.length }, language)}>
        <dl className={css.groups}>
          {channelKinds.map((kind) => {
            const own = all.filter((each) => each.kind === kind);
            return (
              own.length > 0 && (
                <div key={kind}>
                  <dt>
                    <Icon path={icons[kind]} />
                    {t.kinds[kind]}
                  </dt>
                  {own.map((channel) => {
                    const address = addressOf(channel);
                    const value = inOneLine(channel);
                    const title =
                      channel.title ?? (isForAbroad(channel.value, bank.phones ?? []) ? t.abroad : undefined);
                    // Readers know a store by its name, not its address.
                    const [name, more] = kind === 'app' && title ? [title, value] : [value, title];
                    const text = <bdi>{name}</bdi>;
                    return (
                      <dd key={channel.value}>
                        {address ? <a href={address}>{text}</a> : text}
                        {more && <span>{more}</span>}
                      </dd>
                    );
                  })}
                </div>
              )
            );
          })}
        </dl>
      </Fold>
    </section>
  );
}
