import { type BlockOf, list, media, object, text } from '../content/shape';
import type { Language } from '../language/language';
import { format } from '../language/strings';
import { container } from '../styles/base.styles';
import { useStrings, useStyles } from '../widget/widget-context';
import { strings } from './registers.strings';
import { name, number, registersStyles, registers as section, step } from './registers.styles';
import { Slider } from './slider';
import { Tabs } from './tabs';

export const registerFields = {
  titleRegister: text,
  titleRegister2: text,
  registers: list(object({ id: text, title: text, contents: list(object({ image: media, caption: text })) })),
};
const block = object(registerFields);

export const hasSteps = ({ registers }: Pick<BlockOf<typeof block>, 'registers'>): boolean =>
  registers.some(({ contents }) => contents.some(({ image, caption }) => image ?? caption));

/** In px. */
const move = 300;

export function Registers({
  titleRegister,
  titleRegister2,
  registers,
  language,
}: BlockOf<typeof block> & { language: Language }) {
  useStyles(registersStyles);
  const t = useStrings('registers', strings, language);
  const filled = registers
    .map((register) => ({ ...register, steps: register.contents.filter(({ image, caption }) => image ?? caption) }))
    .filter(({ steps }) => steps.length > 0);
  const several = filled.length > 1;
  const items = filled.map(({ title, id, steps }, index) => ({
    id: id ?? String(index),
    label: title ?? `${t.steps} ${index + 1}`,
    content: (
      <Slider
        label={title ?? titleRegister ?? t.steps}
        previous={t.previous}
        next={t.next}
        step={move}
        head={
          <p>
            {title && (several || !titleRegister) && <b className={several ? name : undefined}>{title}: </b>}
            {format(t.count, { count: steps.length }, language)}
          </p>
        }
        ordered
      >
        {steps.map(({ image, caption }, at) => (
          <li key={at} className={step}>
            <span className={number}>{at + 1}</span>
            {image && <img src={image} alt="" width={420} height={840} loading="lazy" decoding="async" />}
            {caption && <p>{caption}</p>}
          </li>
        ))}
      </Slider>
    ),
  }));
  if (items.length === 0) return null;
  return (
    <section className={section} part="registers">
      <div className={container}>
        {titleRegister && <h2>{titleRegister}</h2>}
        {titleRegister2 && <p>{titleRegister2}</p>}
      </div>
      <Tabs secondary label={titleRegister ?? t.steps} items={items} />
    </section>
  );
}
