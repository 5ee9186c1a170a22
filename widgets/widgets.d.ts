/** Every widget by name, from the folders with a definition. */
declare module 'serambi:widgets' {
  export const widgets: Record<string, () => Promise<{ default: import('./runtime/widget/definition').Widget }>>;
}

declare module 'serambi:pages' {
  export const pages: Record<string, () => Promise<{ default: import('./runtime/element/page').WidgetPage<unknown> }>>;
}

/** All labels, by the names of their files without `.strings.ts`. */
declare module 'serambi:strings' {
  export const strings: Readonly<Record<string, Record<import('./runtime/language/language').Language, object>>>;
}

declare module 'serambi:joins' {
  export const joins: Record<string, () => Promise<{ default: import('./runtime/content/join').Join }>>;
}

declare module 'serambi:examples' {
  export const examples: Record<string, () => Promise<{ examples: import('./runtime/widget/examples').Examples }>>;
}

/** Meanings of content paths and fields for backends, from all `*.fields.json`. */
declare module 'serambi:descriptions' {
  export const descriptions: readonly {
    path: string;
    title: string;
    about: string;
    /** By path (`faqs.features.id`), or by name if it means the same everywhere in the block. */
    fields?: Readonly<Record<string, string>>;
    added?: readonly string[];
    /** For a block without a widget: in English and Indonesian. */
    example?: readonly [unknown, unknown];
  }[];
  /** Fields that mean the same in all blocks. */
  export const commonFields: Readonly<Record<string, string>>;
}

/** The text of a script of `shell/client/inline`, with all that it imports. */
declare module 'serambi:inline/*' {
  const script: string;
  export default script;
}

interface ImportMeta {
  /** True in a widget's standalone file, whose build drops the code that this excludes. */
  readonly standalone?: true;
}

// Not in TypeScript's DOM library, because some browsers lack it.

/** The HTML is an object used like a string. */
type CreateHtml = { createHTML(html: string): string };

declare var trustedTypes:
  | { createPolicy<Rules extends Partial<CreateHtml>>(name: string, rules: Rules): Rules }
  | undefined;

declare var scheduler: { yield?(): Promise<void> } | undefined;

interface Navigator {
  connection?: { saveData?: boolean };
}

interface Sanitising {
  setHTML?(html: string, options?: { sanitizer: object }): void;
}
interface Element extends Sanitising {}
interface ShadowRoot extends Sanitising {}
