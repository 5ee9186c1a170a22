import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Hero, Icon, prose, RichHtml, Section, Tabs, toast, useHash, type ViewProps } from '../runtime';
import { addressOf, type Category, categoriesOf, type Faq, namedBy } from './faq.content';
import type { strings } from './faq.strings';
import * as css from './faq.styles';

type Props = ViewProps<Faq, (typeof strings)['English']>;

const chain = 'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7';
/** Fragments of the two main tabs. */
const sides = ['faq', 'contact'];

/** The hero and the questions; if the page fills the `contact` slot, also a tab for it. */
export function FaqView({ block, t, language, slots, addressable, link }: Props) {
  const categories = categoriesOf(block);
  const [side, setSide] = useState(0);
  const [[category, open], setOpen] = useState<readonly [category: number, answer: number]>([0, 0]);
  /** Id from the address that is still to be scrolled to. */
  const [sought, seek] = useState('');
  const element = useRef<HTMLDivElement>(null);
  const follow = (address: string) => {
    const named = namedBy(address, categories);
    const at = named || !address ? 0 : sides.indexOf(address);
    if (at < 0) return;
    setSide(at);
    if (named) setOpen(named);
    seek(address);
  };
  const write = useHash(addressable, follow, String(categories.length));
  useEffect(() => {
    if (!sought) return;
    seek('');
    (element.current?.querySelector(`#${sought}`) ?? element.current)?.scrollIntoView();
  }, [sought]);

  const copy = (event: MouseEvent<HTMLAnchorElement>) => {
    const { href } = event.currentTarget;
    event.preventDefault();
    // The link keeps its address: it can be opened in a new tab, or copied by hand if the clipboard is not available.
    navigator.clipboard?.writeText(href).then(() => toast(t.copied, { kind: 'success', language, duration: 3_000 }));
  };

  const panel = ({ title, answers }: Category, at: number) => (
    <Section title={title}>
      {answers.map(({ question, answer }, index) => (
        <details
          key={index}
          id={addressOf(at, index)}
          name={addressOf(at)}
          className={css.item}
          open={index === (at === category ? open : 0)}
          part="item"
          onToggle={({ currentTarget }) => {
            // Whatever caused it: a click, the browser's search in the page, or another answer that opened.
            const { open: opened } = currentTarget;
            setOpen((now) => {
              const isOpen = now[0] === at && now[1] === index;
              if (opened === isOpen || (at !== now[0] && index === 0)) return now;
              return opened ? [at, index] : [at, -1];
            });
          }}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button. */}
          <summary className={css.question} onClick={() => index !== open && write(addressOf(at, index))}>
            <h3>{question}</h3>
            <span className={css.sign} />
          </summary>
          <div className={css.answer}>
            <RichHtml html={answer} className={prose} />
            <a className={css.address} href={link(`/help#${addressOf(at, index)}`)} onClick={copy}>
              <Icon path={chain} size="1.125em" />
              {t.copy}
            </a>
          </div>
        </details>
      ))}
    </Section>
  );

  const faq = (
    <div className={css.page}>
      <Tabs
        secondary
        wide
        label={t.categories}
        items={categories.map((each, at) => ({ id: addressOf(at), label: each.title, content: panel(each, at) }))}
        selected={category}
        onSelect={(at) => {
          setOpen([at, 0]);
          write(addressOf(at));
        }}
      />
    </div>
  );
  const items = [
    ...(categories.length ? [{ id: 'faq', label: t.faq, content: faq }] : []),
    ...(slots.includes('contact') ? [{ id: 'contact', label: t.contact, content: <slot name="contact" /> }] : []),
  ];
  return (
    <>
      <Hero hero={block.banner} />
      <div ref={element} className={css.help}>
        <Tabs
          wide
          label={t.help}
          items={items}
          selected={side}
          onSelect={(at) => {
            setSide(at);
            write(sides[at] ?? '');
          }}
        />
      </div>
    </>
  );
}
