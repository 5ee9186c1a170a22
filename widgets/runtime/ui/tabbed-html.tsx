import type { ReactNode } from 'react';
import { type BlockOf, html, list, object, text } from '../content/shape';
import type { ViewProps } from '../widget/definition';
import { PageHeader } from './page-header';
import { Tabs } from './tabs';
import { TextSection, textFacts } from './text-section';

export const tabbedHtmlFields = {
  tabs: list(object({ id: text, title: text, desc: html }), 'id'),
  versions: list(object({ id: text, ...textFacts }, 'id'), 'id'),
};
export const tabbedHtml = object(tabbedHtmlFields, 'tabs');

interface Strings {
  heading: string;
  lead: string;
  tabs: string;
}

export interface TabbedHtmlProps extends ViewProps<BlockOf<typeof tabbedHtml>, Strings> {
  intro?: ReactNode;
}

export function TabbedHtml({ block, t, language, addressable, intro }: TabbedHtmlProps) {
  const items = block.tabs.flatMap(({ id: given, title, desc }, index) => {
    if (!desc) return [];
    const id = given ?? String(index + 1);
    const label = title ?? id;
    const facts = block.versions.find((version) => version.id === id);
    return { id, label, content: <TextSection title={label} html={desc} language={language} facts={facts} /> };
  });
  return (
    <>
      <PageHeader title={t.heading} addressable={addressable}>
        <p>{t.lead}</p>
        {intro}
      </PageHeader>
      <Tabs wide label={t.tabs} items={items} isAddressed={addressable} />
    </>
  );
}
