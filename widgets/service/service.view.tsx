import { useState } from 'react';
import { ContentSection, Features, Hero, Registers, type ViewProps } from '../runtime';
import type { Service } from './service.content';
import * as css from './service.styles';

export function ServiceView({ block, language }: ViewProps<Service>) {
  const [register, setRegister] = useState(0);
  const { titleTypeService } = block;
  const types = block.typeService.filter(({ title }) => title);
  return (
    <>
      <Hero hero={block.banner} />
      <Features {...block} />
      {types.length > 0 && (
        <ContentSection part="types">
          {titleTypeService && <h2>{titleTypeService}</h2>}
          <ul className={css.types}>
            {types.map(({ image, title }, index) => (
              <li key={index}>
                {image && <img src={image} alt="" width={96} height={96} loading="lazy" />}
                {title}
              </li>
            ))}
          </ul>
        </ContentSection>
      )}
      <Registers {...block} language={language} selected={register} onSelect={setRegister} />
    </>
  );
}
