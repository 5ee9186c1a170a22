/** Server only: what is known of the documents that a block leads to. */
import type { JoinContext } from './join';
import { choice, day, list, object, record } from './shape';

/** Facts by the document's address. */
export const documentsNeed = {
  path: '/api/documents',
  shape: record(object({ date: day, languages: list(choice('English', 'Indonesia')) })),
};

/**
 * A copy of a block in which each object that leads to a document (`link`, or `url`) has the document's date, languages and size in
 * bytes, as far as they are known. Fields that the object has already stay.
 */
export function withDocumentFacts<Block>(
  block: Block,
  documents: Readonly<Record<string, object | undefined>> | undefined,
  sizeOf: JoinContext['sizeOf'],
): Block {
  const factsOf = (address: string) => {
    const size = sizeOf(address);
    return {
      ...(Object.hasOwn(documents ?? {}, address) && documents?.[address]),
      ...(size !== undefined && { size }),
    };
  };
  const describe = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(describe);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, describe(each)]));
    const address = fields.link ?? fields.url;
    return typeof address === 'string' ? { ...factsOf(address), ...fields } : fields;
  };
  return describe(block) as Block;
}
