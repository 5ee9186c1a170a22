/** Server only: date, languages and size of documents that a block links to. */
import type { JoinContext } from './join';
import { choice, day, list, object, record } from './shape';

export const documentsNeed = {
  path: '/api/documents',
  shape: record(object({ date: day, languages: list(choice('English', 'Indonesia')) })),
};

/** A copy of a block with known facts in each object that has a document's address (`link`, or `url`). Existing fields stay. */
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
