/** Content as the server has it, normalized by the widgets' shapes. */
import type { Answer, ContentSource, Found } from '../../shell/server/content/content-source';
import { fileContent } from '../../shell/server/content/file-content';
import { contentAt } from '../../shell/server/content/paths';
import { maxSizeOf, parse, prepare } from '../../shell/server/content/prepare';
import { problemReporter } from '../../shell/server/content/problems';
import type { Log } from '../../shell/server/core/log';
import { allWidgets } from '../../shell/server/core/widgets';
import { contentFolder, demoFacts } from './demo-bank';
import { silent } from './log';
import { sourceOptions } from './source-options';

export const widgets = await allWidgets();

export const fromFolder = (folder: string, log: Log = silent) =>
  fileContent(folder, { ...sourceOptions, widgets, facts: () => demoFacts, report: problemReporter(log), log });

export const demoContent = fromFolder(contentFolder);

/** The demo bank's content, but for these answers by path. */
export const demoWith = (answers: Readonly<Record<string, Answer | Promise<Answer>>>): ContentSource => ({
  read: async (path) => answers[path] ?? demoContent.read(path),
});

/** The server's result for JSON at a path. Rejects if the block is damaged. */
export async function contentOf(address: string, json: string): Promise<Found> {
  const path = contentAt(address, widgets);
  if (!path) throw new Error(`${address} is no path of content`);
  return prepare(path, await parse(json, maxSizeOf(path)));
}

const inBoth = (block: unknown): string => JSON.stringify({ English: block, Indonesia: block });

/** The same block for both languages, as the server has it. */
export const blockOf = (address: string, block: unknown): Promise<Found> => contentOf(address, inBoth(block));

/** Blocks are the same in both languages. */
export function sourceOf(blocks: Readonly<Record<string, unknown>>): ContentSource {
  const answers = new Map<string, Promise<Answer>>();
  return {
    async read(path) {
      if (!Object.hasOwn(blocks, path)) return { status: 'missing' };
      const answer = answers.get(path) ?? contentOf(path, inBoth(blocks[path]));
      answers.set(path, answer);
      return answer.catch((error: Error): Answer => ({ status: 'failed', reason: error.message }));
    },
  };
}
