import type { ComponentType, ReactNode } from 'react';
import type { LongLists } from '../content/long-lists';
import type { BlockOf, Shape } from '../content/shape';
import type { ShownPages } from '../content/state';
import { type Path, pathFor } from '../core/path';
import type { Language } from '../language/language';
import type { Height } from '../styles/height';
import type { Sheet } from '../styles/sheet';
import type { Bank } from './config';

/** Server only: data for rendering a form that works without script, and the outcome of a post. */
export interface FormPost {
  /** Hidden field by which the server recognises its own forms. */
  token: string;
  values?: Readonly<Record<string, string>>;
  errors?: Readonly<Record<string, string>>;
  /** Above the form: the receipt, or the error. */
  notice?: ReactNode;
}

/** Props of a view, which is a pure function of them, on the server and in the browser. */
export interface ViewProps<Block = undefined, Strings = unknown, Name extends string = string> {
  /** The content in the shown language, read through its shape. */
  block: Block;
  /** The shown pages of long lists (`content.lists` of the definition). */
  pages?: ShownPages | undefined;
  /** Adds the pages up to `last`. Resolves to false if the content has changed meanwhile. */
  showPages(last: number): Promise<boolean>;
  /** For below a long list; set if the block has one of more than a page. */
  More?: ComponentType<MoreProps> | undefined;
  t: Strings;
  language: Language;
  attributes: Readonly<Record<Name, string | undefined>>;
  bank: Bank;
  /** The page is the bank's own, so its address may keep choices. */
  addressable: boolean;
  /** Server only: the page's first widget, whose first picture loads first. */
  isFirst?: boolean;
  post?: FormPost | undefined;
  slots: readonly string[];
  /** Resolves a path on the bank's site, for `href`. */
  link(path: string): string;
  /** On the bank's server: resolves the page itself in another language. */
  samePage?: ((language: Language) => string) | undefined;
  api(path: string): string;
  /** A server can receive forms. */
  takesForms: boolean;
  /** Dispatches `serambi:<name>` on the element. */
  emit(name: string, detail?: unknown): void;
}

/** Props of a view, by the types of its block's shape and of its labels. */
export type PropsOf<
  Content extends Shape | undefined,
  Strings extends Record<Language, unknown>,
  Name extends string = string,
> = ViewProps<BlockOf<Content>, Strings['English'], Name>;

export interface MoreProps {
  view: Pick<ViewProps<unknown>, 'pages' | 'showPages' | 'language' | 'addressable' | 'link'>;
  /** The bank's page with the list. If its query has a search, a server sends several pages together. */
  path: string;
  rest?: number | undefined;
  /** The list's title, if the page has several. */
  about?: string | undefined;
}

/** A widget. `defineWidget` makes its element, `renderRoot` its server markup. */
export interface Definition<Block = undefined, Strings = unknown, Name extends string = string> {
  /** Tag without `serambi-`; also the folder and the bundle. */
  name: string;
  /** Set by the build: a hash of the sources. Only markup of the same revision can be hydrated. */
  revision?: string;
  /** Own attributes beside `commonAttributes`; each is also a property. */
  attributes?: readonly Name[];
  /** Attributes that the address of the bank's own page may set (`?amount=…`), for links that name the choice. */
  addressed?: readonly Name[];
  content?: {
    /** Path of the block; a function for answers of the bank's server that are no blocks. */
    path: Path | ((attributes: Readonly<Record<Name, string | undefined>>) => string | undefined);
    shape: Shape<Block>;
    /** The widget works without the block: it does not wait for it or fail with it. */
    isOptional?: boolean;
    /** A backend may answer 404 for this block of the product's own; it is then empty. */
    mayBeMissing?: boolean;
    /** Lists that may become too long for one page. */
    lists?: LongLists;
    /** The field that the attribute `limit` cuts, for a block with neither `lists` nor a list as a whole. */
    list?: keyof NonNullable<Block> & string;
    /** The order in which the view shows the items of `list`, where that is another one than the block's. */
    order?(items: unknown[]): unknown[];
    /** Reduces the block to one category, for the attribute `category`. */
    inCategory?(block: Block, category: string): Block;
  };
  /** The parts of the bank's data (`bank.json`) that it shows. On other sites the widget gets only these. */
  bank?: readonly (keyof Bank)[];
  strings: Record<Language, Strings>;
  /** Without its components' styles, which come with them. */
  styles?: Sheet;
  height: Height;
  view: ComponentType<ViewProps<NonNullable<Block>, Strings, Name>>;
  /** Only links, no behaviour: a server sends both languages, and the page needs no code. */
  isStatic?: boolean;
  /**
   * Only behaviour of `ui/behaviours.ts`; a function if that depends on the attributes. The bank's site and `/first` load no code for it,
   * unless its list has further pages.
   */
  isPlain?: boolean | ((attributes: Readonly<Partial<Record<Name, string | undefined>>>) => boolean);
  /**
   * Loads its code or behaviour immediately, because that does not wait for a touch. Links that share the page get their address from
   * it, for instance.
   */
  isEager?: boolean;
  /** Does not report visitors' actions to the page. */
  isConfidential?: boolean;
  /** Shows the same on every page, such as closing links; a page with nothing else counts as empty. */
  isAside?: boolean;
  /** A printed page leaves it out. */
  isScreenOnly?: boolean;
  /** Shown while loading, in a box of `height`; default: one block. */
  skeleton?: ComponentType;
}

/** A definition of any widget, without its own types. */
export type Widget = Definition<unknown, unknown>;

/** The path of a widget's content; undefined without content, or if an attribute is missing. */
export function contentPath(
  { content }: Pick<Widget, 'content'>,
  attributes: Readonly<Record<string, string | undefined>>,
): string | undefined {
  if (!content) return undefined;
  return typeof content.path === 'function' ? content.path(attributes) : pathFor(content.path, attributes);
}
