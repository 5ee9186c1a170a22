/** What every content endpoint answers. Unchecked: a block is read through its shape when it is shown. */
export interface Content {
  English?: unknown;
  Indonesia?: unknown;
}

/** Shared by all bundles of the page; the number is the version of this shape. */
interface Arrived {
  /** Blocks that came with the page, by address. */
  blocks: Map<string, Content>;
  embedded?: Element;
}

const scope = globalThis as unknown as Record<symbol, Arrived | undefined>;
const key = Symbol.for('serambi.content.1');
scope[key] ??= { blocks: new Map() };
const arrived: Arrived = scope[key];

/** Hands over blocks that arrived some other way, in place of those of the page before. */
export function seedContent(blocks: Record<string, Content>): void {
  arrived.blocks = new Map(Object.entries(blocks));
}

/** The block if it came with the page (`<script type="application/json" id="serambi-content">`) or was seeded. */
export function arrivedContent(url: string): Content | undefined {
  const script = document.getElementById('serambi-content');
  if (script && script !== arrived.embedded) {
    arrived.embedded = script;
    try {
      seedContent(JSON.parse(script.textContent ?? ''));
    } catch {
      console.warn('Serambi: #serambi-content does not hold JSON and is ignored.');
    }
  }
  return arrived.blocks.get(url);
}

/** Fetches a block. Once nobody needs it any more (`release`) the request is aborted. */
export function acquireContent(url: string): { content: Promise<Content>; release(): void } {
  let end: () => void = () => {};
  let released = false;
  // A page that brings its blocks never needs the code that fetches one.
  const content = import('./request').then(({ joinRequest }) => {
    const joined = joinRequest(url);
    end = joined.release;
    if (released) end();
    return joined.content;
  });
  return {
    content,
    release() {
      released = true;
      end();
    },
  };
}
