import type { ComponentType, ReactNode } from 'react';
import type { LongLists } from '../content/long-lists';
import type { Shape } from '../content/shape';
import type { ShownPages } from '../content/state';
import { type Path, pathFor } from '../core/path';
import type { Language } from '../language/language';
import type { Height } from '../styles/height';
import type { Sheet } from '../styles/sheet';
import type { Bank } from './config';

/** Server only: what a form is rendered with so that it can be sent without script, and what became of it when it was. */
export interface FormPost {
  /** Value of the hidden field by which the server knows its own forms. */
  token: string;
  /** What was typed, by the names of the controls. */
  values?: Readonly<Record<string, string>>;
  /** Of single fields. */
  errors?: Readonly<Record<string, string>>;
  /** Shown above the form: the receipt, or what is wrong. */
  notice?: ReactNode;
}

/** A view's props. A view is a pure function of them, on the server and in the browser. */
export interface ViewProps<Block = undefined, Strings = unknown, Name extends string = string> {
  /** The content in the language shown, read through its shape. */
  block: Block;
  /** What the block has of its long lists, if it has any (`content.lists` of the definition). */
  pages?: ShownPages | undefined;
  /** Adds the pages up to `last`. Resolves to false where they were not added, because the content has changed meanwhile. */
  showPages(last: number): Promise<boolean>;
  /** What stands below a long list, where the block has one of more than a page. */
  More?: ComponentType<MoreProps> | undefined;
  /** The widget's own labels. */
  t: Strings;
  language: Language;
  attributes: Readonly<Record<Name, string | undefined>>;
  bank: Bank;
  /** The page is the bank's own, so a choice may be kept in its address. */
  addressable: boolean;
  /** Server only: the page begins with this widget, so its first picture is loaded first. */
  isFirst?: boolean;
  /** Server only, for a form. */
  post?: FormPost | undefined;
  /** Names of the slots that the page has filled. */
  slots: readonly string[];
  /** Resolves a path on the bank's site, for `href`. */
  link(path: string): string;
  /** Resolves a path of the backend, for a form to post to. */
  api(path: string): string;
  /** There is a server that forms can be posted to. */
  takesForms: boolean;
  /** Dispatches `serambi:<name>` on the element. */
  emit(name: string, detail?: unknown): void;
}

export interface MoreProps {
  view: Pick<ViewProps<unknown>, 'pages' | 'showPages' | 'language' | 'addressable' | 'link'>;
  /** The page of the bank's site that has the list. Its query is what is sought there: a server looks through several pages at once. */
  path: string;
  /** How many items the list has left, where a block has several. */
  rest?: number | undefined;
  /** The list's title, where a page has several. */
  about?: string | undefined;
}

/** A widget. `defineWidget` makes its element of it, `renderWidget` its markup on a server. */
export interface Definition<Block = undefined, Strings = unknown, Name extends string = string> {
  /** Tag without `serambi-`; also the folder and the bundle. */
  name: string;
  /** Set by the build: a hash of the sources. Only markup of the same revision can be hydrated. */
  revision?: string;
  /** Own attributes, beside those of every widget (`commonAttributes`); each is a property too. */
  attributes?: readonly Name[];
  /** Those that the address of the bank's own page may set (`?amount=…`), so that what they choose can be linked to. */
  addressed?: readonly Name[];
  content?: {
    /** Where the block is; a function for an answer of the bank's server that is no block. */
    path: Path | ((attributes: Readonly<Record<Name, string | undefined>>) => string | undefined);
    shape: Shape<Block>;
    /** The widget shows something without the block: it does not wait for it, and cannot fail with it. */
    isOptional?: boolean;
    /** A block of the product's own, which a backend may answer with 404: it is then empty. */
    mayBeMissing?: boolean;
    /** The lists that may become too long for one page. */
    lists?: LongLists;
    /** The block with one of its categories alone, for the attribute `category`. */
    inCategory?(block: Block, category: string): Block;
  };
  /** What it shows of the bank. Widgets on other sites are told just that. */
  bank?: readonly (keyof Bank)[];
  strings: Record<Language, Strings>;
  /** The widget's own styles; those of the components in it come with them. */
  styles?: Sheet;
  height: Height;
  view: ComponentType<ViewProps<NonNullable<Block>, Strings, Name>>;
  /**
   * It has no behaviour but links. A server sends its markup in both languages, and the page does not need its code.
   */
  isStatic?: boolean;
  /**
   * Its behaviour is that of `ui/behaviours.ts` alone; a function where that depends on its attributes. The bank's own site then treats
   * it as static, unless its block has a list of more than a page; elsewhere its code is loaded.
   */
  isPlain?: boolean | ((attributes: Readonly<Partial<Record<Name, string | undefined>>>) => boolean);
  /** It has a behaviour that does not wait for a visitor's touch, or is one: its code is loaded at once. */
  isEager?: boolean;
  /** Nothing that a visitor does in it is told to the page that it is on. */
  isConfidential?: boolean;
  /** It shows the same on every page, such as the links that close a page: a page with nothing else counts as empty. */
  isAside?: boolean;
  /** It is for the screen: a printed page leaves it out. */
  isScreenOnly?: boolean;
  /** What shows while it loads, in a box of the definition's height; one block when unset. */
  skeleton?: ComponentType;
}

/** A definition whose own types are hidden, for code that handles any widget. */
export type Widget = Definition<unknown, unknown>;

/** The path of a widget's content; undefined without content, and while an attribute that it needs is missing. */
export function contentPath(
  { content }: Pick<Widget, 'content'>,
  attributes: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!content) return undefined;
  return typeof content.path === 'function' ? content.path(attributes) : pathFor(content.path, attributes);
}
