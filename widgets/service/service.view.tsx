import { Fragment } from 'react';
import {
  AllLink,
  ContentSection,
  Features,
  FeeRow,
  FeeTable,
  Fold,
  format,
  HeroActions,
  HeroBeside,
  hasPage,
  hasSteps,
  type PropsOf,
  Registers,
} from '../runtime';
import { feeGroupsOf, isPageOf, needsMore, type shape, storyOf } from './service.content';
import type { strings } from './service.strings';
import * as css from './service.styles';

type Props = PropsOf<typeof shape, typeof strings, 'service'>;

const steps = 'steps';

export function ServiceView(props: Props) {
  const { block, attributes, language, t, slots } = props;
  const [opening, ...parts] = storyOf(attributes.service);
  const opensWithTypes = opening === 'types' && (block.banner?.titleBanner ?? block.banner?.title);
  const shown = {
    fees: <Fees {...props} />,
    billers: <Billers {...props} />,
    features: <Features {...block} view={props} />,
    registers: (
      <>
        {slots.includes(steps) && <slot name="steps" />}
        <Registers {...block} language={language} />
      </>
    ),
  };
  return (
    <>
      <HeroBeside
        hero={block.banner}
        deep={opening !== 'petal' && opening !== 'mirrored'}
        shape={opening === 'types' ? 'petal' : opening}
        actions={
          <HeroActions
            view={props}
            own={
              slots.includes(steps) && hasSteps(block) && { href: `#${steps}`, text: block.titleRegister ?? t.steps }
            }
            ownFirst={needsMore(attributes.service)}
          />
        }
      >
        {opening === 'types' && block.typeService.length > 0 ? (
          <div part="types">
            <TypeList block={block} />
          </div>
        ) : undefined}
      </HeroBeside>
      {parts.map((part) => (
        <Fragment key={part}>{shown[part]}</Fragment>
      ))}
      {!opensWithTypes && block.typeService.length > 0 && (
        <ContentSection part="types">
          <TypeList block={block} />
        </ContentSection>
      )}
    </>
  );
}

const waysPage = '/services';

function Fees({ block, t, language, bank, attributes: { service }, link }: Props) {
  const groups = feeGroupsOf(block, service);
  if (groups.length === 0) return null;
  return (
    <ContentSection part="fees">
      <div className={css.feesHead}>
        <h2>{t.fees}</h2>
        {hasPage(bank, waysPage) && <AllLink href={link(`${waysPage}#ways`)}>{t.compare}</AllLink>}
      </div>
      {groups.map(({ title, ways }) => (
        <div key={title ?? 'all'} className={css.fees}>
          {title && <h3>{title}</h3>}
          <FeeTable language={language} label={title ?? t.fees}>
            {ways.map((way) => (
              <FeeRow
                key={way.name}
                // Only ways of another service have a link.
                href={!isPageOf(service, way.path) && hasPage(bank, way.path) ? link(way.path) : undefined}
                {...{ way, language, plans: block.plans }}
              />
            ))}
          </FeeTable>
        </div>
      ))}
    </ContentSection>
  );
}

const helpPage = '/help';

function Billers({ block, t, language, bank, link }: Props) {
  const kinds = block.typeService.filter(({ billers }) => billers);
  if (kinds.length === 0) return null;
  return (
    <ContentSection part="billers">
      <h2>{t.billers}</h2>
      <Fold className={css.billers} summary={format(t.kinds, { count: kinds.length }, language)}>
        <dl>
          {kinds.map(({ image, title, billers }, index) => (
            <div key={index}>
              <dt>
                {image && <img src={image} alt="" width={96} height={96} loading="lazy" />}
                {title}
              </dt>
              <dd>{billers}</dd>
            </div>
          ))}
        </dl>
      </Fold>
      {hasPage(bank, helpPage) && (
        <p className={css.missing}>
          {t.missing} <a href={link(`${helpPage}#contact`)}>{t.ask}</a>.
        </p>
      )}
    </ContentSection>
  );
}

function TypeList({ block: { titleTypeService, typeService } }: Pick<Props, 'block'>) {
  return (
    <>
      {titleTypeService && <h2 className={css.typesTitle}>{titleTypeService}</h2>}
      <ul className={css.types}>
        {typeService.map(({ image, title }, index) => (
          <li key={index}>
            {image && <img src={image} alt="" width={96} height={96} loading="lazy" />}
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
