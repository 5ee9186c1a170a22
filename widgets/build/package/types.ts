/** TypeScript types of the widgets: for the DOM, and for templates of React, Vue and Svelte. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { comment } from './backend-types';
import { project } from './built-files';
import { type Contract, readings } from './contract';

/** `Bank` of the page's configuration and the types that it uses, under public names. */
function bankTypes(): string {
  const file = join(project, 'widgets/runtime/widget/config.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const types = source.statements
    .filter((each) => ts.isInterfaceDeclaration(each) || ts.isTypeAliasDeclaration(each))
    .filter(({ name }) => name.text !== 'PageConfig');
  const names = ['Language', ...types.map(({ name }) => name.text)];
  return types
    .map((each) => each.getFullText().trim())
    .map((text) => text.replace(/^(?:export )?(?=(?:interface|type) )/m, 'export '))
    .map((text) => text.replace(/\b[A-Z]\w+/g, (word) => (names.includes(word) ? `Serambi${word}` : word)))
    .join('\n\n');
}

/** @param key writes a member's name */
const membersOf = (tag: string, members: Contract['events'], key: (name: string) => string): string => {
  const lines = members.map(
    ({ name, type, description }) => `${comment(description, '    ')}    ${key(name)}: ${type};\n`,
  );
  return `  '${tag}': {\n${lines.join('')}  };`;
};

export const domTypes = (contracts: readonly Contract[]): string => `/** Types of the widgets' elements. */
export type SerambiLanguage = 'English' | 'Indonesia';

/** \`window.dispatchEvent(new CustomEvent('serambi:language', { detail }))\` switches the language of all widgets. */
export interface SerambiLanguageChange {
  type: 'CHANGE';
  value: SerambiLanguage;
}

/** The detail of \`serambi-action\`, which bubbles. */
export interface SerambiAction {
  /** Name of the widget: the tag without \`serambi-\`. */
  widget: string;
  action: 'open' | 'tab' | 'link' | 'submit';
  /** The id of an answer, the place of a tab in its row, or the address of a link. */
  id: string;
}

/** The detail of \`serambi:page\`. It tells the bank's own module (\`module\` in its \`bank.json\`) of each page that is shown. */
export interface SerambiPageView {
  /** Path of the route, such as \`/promo/:slug\`; \`*\` is the not-found page. */
  pattern: string;
  path: string;
  title: string;
  language: SerambiLanguage;
}

${bankTypes()}

/** \`<script type="application/json" id="serambi-config">\` */
export interface SerambiConfig {
  api?: string;
  site?: string;
  media?: string;
  language?: SerambiLanguage;
  /** Identity of the bank. */
  bank?: SerambiBank;
  /** The bank's own words for labels, by widget or component, language and label. */
  labels?: Record<string, Partial<Record<SerambiLanguage, object>>>;
}

/** An element: each attribute is a property as well. Its events do not bubble. */
export type SerambiElement<Attributes, Events> = {
  addEventListener<Type extends keyof Events>(
    type: Type,
    listener: (event: Events[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
${readings.map(({ name, type, description }) => `${comment(description, '  ')}  readonly ${name}: ${type};\n`).join('')}} & {
  [Name in keyof Attributes]-?: NonNullable<Attributes[Name]> | null;
} & HTMLElement;

/** The attributes of each tag. */
export interface SerambiAttributes {
${contracts.map(({ tag, attributes }) => membersOf(tag, attributes, (name) => `${name}?`)).join('\n')}
}

/** The events of each tag. */
export interface SerambiEvents {
${contracts.map(({ tag, events }) => membersOf(tag, events, (name) => `'${name}'`)).join('\n')}
}

${contracts
  .map(
    ({ className, tag, description }) =>
      `${comment(description)}export type ${className} = SerambiElement<SerambiAttributes['${tag}'], SerambiEvents['${tag}']>;`,
  )
  .join('\n')}

export interface SerambiElements {
${contracts.map(({ tag, className }) => `  '${tag}': ${className};`).join('\n')}
}

declare global {
  interface HTMLElementTagNameMap extends SerambiElements {}
  interface GlobalEventHandlersEventMap {
    'serambi-action': CustomEvent<SerambiAction>;
  }
  interface WindowEventMap {
    'serambi:language': CustomEvent<SerambiLanguageChange>;
    'serambi:page': CustomEvent<SerambiPageView>;
  }
}
`;

/** Apart, because each augments its framework's types. */
export const frameworkTypes: Readonly<Record<string, string>> = {
  react: `/** Tags in JSX, for React 19: \`import type {} from 'serambi/types/react'\`. */
import type { HTMLAttributes, RefAttributes } from 'react';
import type { SerambiAttributes, SerambiElements, SerambiEvents } from './index.js';

type Listeners<Events> = { [Type in keyof Events & string as \`on\${Type}\`]?: (event: Events[Type]) => void };
type Tags = {
  [Tag in keyof SerambiElements]: Omit<HTMLAttributes<SerambiElements[Tag]>, keyof SerambiAttributes[Tag]> &
    RefAttributes<SerambiElements[Tag]> &
    SerambiAttributes[Tag] &
    Listeners<SerambiEvents[Tag]>;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Tags {}
  }
}
`,
  vue: `/** Tags in Vue's templates: \`import type {} from 'serambi/types/vue'\`. */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { SerambiAttributes, SerambiElements, SerambiEvents } from './index.js';

type Listeners<Events> = {
  [Type in keyof Events & string as \`on\${Capitalize<Type>}\`]?: (event: Events[Type]) => void;
};
type Tags = {
  [Tag in keyof SerambiElements]: new () => {
    $props: Omit<HTMLAttributes, keyof SerambiAttributes[Tag]> &
      PublicProps &
      SerambiAttributes[Tag] &
      Listeners<SerambiEvents[Tag]>;
  };
};

declare module 'vue' {
  interface GlobalComponents extends Tags {}
}
`,
  svelte: `/** Tags in Svelte's templates (\`svelteHTML\` takes them from here): \`import type {} from 'serambi/types/svelte'\`. */
import type { HTMLAttributes } from 'svelte/elements';
import type { SerambiAttributes, SerambiElements, SerambiEvents } from './index.js';

type Listeners<Events> = {
  [Type in keyof Events & string as \`on\${Type}\` | \`on:\${Type}\`]?: (event: Events[Type]) => void;
};
type Tags = {
  [Tag in keyof SerambiElements]: Omit<HTMLAttributes<SerambiElements[Tag]>, keyof SerambiAttributes[Tag]> &
    SerambiAttributes[Tag] &
    Listeners<SerambiEvents[Tag]>;
};

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends Tags {}
}
`,
};
