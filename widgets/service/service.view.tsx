import { type ReactNode, useState } from 'react';
import { ContentSection, Features, feeIn, HeroBeside, Registers, rupiah, type ViewProps } from '../runtime';
import { feesOf, type Service, storyOf } from './service.content';
import type { strings } from './service.strings';
import * as css from './service.styles';

type Props = ViewProps<Service, (typeof strings)['English'], 'service'>;

/** A service's page. The five differ in what they open with, and in what comes next. */
export function ServiceView(props: Props) {
  const { block, attributes, language } = props;
  const [register, setRegister] = useState(0);
  const [opening, ...parts] = storyOf(attributes.service);
  const beside = besideOf[opening]?.(props);
  const opensWithTypes = opening === 'types' && (block.banner?.titleBanner ?? block.banner?.title);
  return (
    <>
      <HeroBeside
        hero={block.banner}
        deep={opening !== 'picture' && opening !== 'fees'}
        first={opening === 'picture first'}
        arch={opening === 'arch'}
      >
        {beside || undefined}
      </HeroBeside>
      {parts.map((part) =>
        part === 'features' ? (
          <Features key={part} {...block} />
        ) : (
          <Registers key={part} {...block} language={language} selected={register} onSelect={setRegister} />
        ),
      )}
      {!opensWithTypes && typesOf(block).length > 0 && (
        <ContentSection part="types">
          <TypeList block={block} />
        </ContentSection>
      )}
    </>
  );
}

const besideOf: Readonly<Record<string, (props: Props) => ReactNode>> = {
  fees({ t, language, bank, attributes: { service } }) {
    const fees = feesOf(bank, service);
    const money = (value: number) => rupiah(value, language);
    return (
      fees.length > 0 && (
        <dl className={css.fees}>
          {fees.map((way) => {
            const { name, least, most } = way;
            const { price, exception } = feeIn(language, way);
            const limit = most ? t.upTo(money(most)) : least && t.from(money(least - 1));
            return (
              <div key={name.English}>
                <dt>{name[language]}</dt>
                <dd className={css.fee}>{price}</dd>
                <dd>{[exception, limit].filter(Boolean).join('; ')}</dd>
              </div>
            );
          })}
        </dl>
      )
    );
  },
  types: ({ block }) =>
    typesOf(block).length > 0 && (
      <div part="types">
        <TypeList block={block} />
      </div>
    ),
};

const typesOf = ({ typeService }: Service) => typeService.filter(({ title }) => title);

function TypeList({ block }: { block: Service }) {
  const { titleTypeService } = block;
  return (
    <>
      {titleTypeService && <h2 className={css.typesTitle}>{titleTypeService}</h2>}
      <ul className={css.types}>
        {typesOf(block).map(({ image, title }, index) => (
          <li key={index}>
            {image && <img src={image} alt="" width={96} height={96} loading="lazy" />}
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
