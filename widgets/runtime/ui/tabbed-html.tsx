import type { ReactNode } from 'react';
import { type BlockOf, list, object, text } from '../content/shape';
import type { ViewProps } from '../element/definition';
import { useHashChoice } from './hash';
import { PageHeader } from './page-header';
import { html } from './rich-html';
import { Tabs } from './tabs';
import { TextSection } from './text-section';

/** The block of a page with one document in each tab. */
export const tabbedHtml = object({ tabs: list(object({ id: text, title: text, desc: html })) });

interface Strings {
  heading: string;
  lead: string;
  tabs: string;
  contents: string;
}

export interface TabbedHtmlProps extends ViewProps<BlockOf<typeof tabbedHtml>, Strings> {
  /** In the header, below the lead. */
  intro?: ReactNode;
  /** Beside each document, on a narrow screen above it. */
  beside?: ReactNode;
}

/** A page of tabbed documents; the first is selected at first, and the choice is kept in the address. */
export function TabbedHtml({ block, t, addressable, intro, beside }: TabbedHtmlProps) {
  const documents = block.tabs.flatMap(({ id, title, desc }, index) => {
    const name = id ?? String(index + 1);
    return desc ? [{ id: name, label: title ?? name, desc }] : [];
  });
  const [selected, select] = useHashChoice(
    documents.map(({ id }) => id),
    addressable,
  );
  return (
    <>
      <PageHeader title={t.heading} addressable={addressable}>
        <p>{t.lead}</p>
        {intro}
      </PageHeader>
      <Tabs
        wide
        label={t.tabs}
        items={documents.map(({ id, label, desc }) => ({
          id,
          label,
          content: <TextSection title={label} html={desc} contents={t.contents} beside={beside} />,
        }))}
        selected={selected}
        onSelect={select}
      />
    </>
  );
}
