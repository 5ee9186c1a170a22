/** Virtual module: every widget by name. The build makes it from the folders with a definition. */
declare module 'serambi:widgets' {
  export const widgets: Record<string, () => Promise<{ default: import('./runtime/widget/definition').Widget }>>;
}

/** What the pages made of a widget are called, for the widgets whose folder says so. */
declare module 'serambi:pages' {
  export const pages: Record<string, () => Promise<{ default: import('./runtime/element/page').WidgetPage<unknown> }>>;
}

/** All labels of the product, by the names of their files without `.strings.ts`. */
declare module 'serambi:strings' {
  export const strings: Readonly<Record<string, Record<import('./runtime/language/language').Language, object>>>;
}

/** What blocks say of others, by the widget whose folder has it (`<name>.server.ts`). */
declare module 'serambi:joins' {
  export const joins: Record<string, () => Promise<{ default: import('./runtime/content/join').Join }>>;
}

/** The meaning of each path of content and of its fields (`<name>.fields.json`). */
declare module 'serambi:descriptions' {
  export const descriptions: readonly {
    path: string;
    title: string;
    about: string;
    fields?: Readonly<Record<string, string>>;
    added?: readonly string[];
  }[];
}

interface ImportMeta {
  /** In a widget's standalone file, from which what this excludes is left out. */
  readonly standalone?: true;
}
