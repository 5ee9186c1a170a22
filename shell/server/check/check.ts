/** Checks a bank: its blocks, the links and files in them, and the bank's own files. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { today } from '../../../widgets/runtime/content/day';
import { byLanguage, type Indexes, type Problem } from '../../../widgets/runtime/content/normalize';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { matchPath } from '../../match';
import type { Route, RouteTable } from '../../route';
import { notFound, routes } from '../../routes';
import type { Mistake } from '../bank/mistakes';
import { brokenReferences } from '../bank/references';
import type { Site } from '../bank/site';
import { routeTableOf } from '../bank/site-table';
import type { ContentSource } from '../content/content-source';
import { partsOf } from '../content/parts';
import { type ContentPath, contentAt, fixedPaths } from '../content/paths';
import { fieldOf } from '../content/problems';
import { addressesIn } from '../content/sanitize';
import { leavesOf } from '../content/visit';
import { createQueue } from '../core/queue';
import type { ServerWidgets } from '../core/widgets';
import { mediaExtension } from '../http/media';
import { pathsOf } from '../pages/discovery';
import { problemsIn, withMeant } from './block';
import { createFileCheck, type FilePlaces, type Named } from './files';
import { createLinkCheck } from './links';
import { type CheckProblem, problemOf } from './problem';
import type { Read, Reading } from './read';
import { unreadFiles } from './unread';

export interface CheckOptions {
  read: Read;
  widgets: ServerWidgets;
  /** Unset: the bank has all pages. */
  site?: Site | undefined;
  mistakes?: readonly Mistake[];
  bankFolder?: string | undefined;
  publicOrigin?: string | undefined;
  files?: FilePlaces;
  maxDetails?: number;
  concurrency?: number;
  onProgress?(done: number, all: number): void;
}

export type Checked = Awaited<ReturnType<typeof check>>;

const maxFiles = 1_000;
const documentName = /\.(?:pdf|docx?|xlsx?|pptx?|csv|zip)$/i;
const documentField = /pdf|link|url$/i;

interface Place {
  path: string;
  language?: Language;
  at: string;
}

type Block = Reading & { path: ContentPath };

function requiredBlocks(table: RouteTable, widgets: ServerWidgets): Map<string, string> {
  const parts = table.routes.flatMap((route) =>
    partsOf({ route, params: {} }, widgets)
      // A bank has the page only with its first block.
      .slice(route.needsBlock ? 1 : 0)
      .filter(({ path, widget }) => !widget.content?.isOptional && !contentAt(path, widgets)?.block.mayBeMissing)
      .map(({ path }) => [path, route.path] as const),
  );
  return new Map(parts.reverse());
}

async function addressesOf({ path, answer }: Block, indexes: Indexes) {
  const links: (Place & { address: string })[] = [];
  const files: (Place & Named)[] = [];
  if (answer.status !== 'found') return { links, files };
  for (const language of languages) {
    for await (const { shape, value, at, name } of leavesOf(path.block.shape, answer.content[language], indexes)) {
      const { kind } = shape;
      if (typeof value !== 'string') continue;
      const place = { path: path.path, language, at };
      const field = `${path.pattern} ${fieldOf(at)}`;
      const addLink = (address: string) => {
        const isFile = mediaExtension.test(address.replace(/[?#].*/s, ''));
        if (isFile) files.push({ ...place, address, field: '', isPicture: false });
        else links.push({ ...place, address });
      };
      if (kind === 'link') addLink(value);
      if (kind === 'media') {
        const isPicture = !documentName.test(value) && !documentField.test(name);
        files.push({ ...place, address: value, field, isPicture });
      }
      if (kind === 'html') {
        const { href, src } = addressesIn(value);
        href.forEach(addLink);
        for (const address of src) files.push({ ...place, address, field: '', isPicture: true });
      }
    }
  }
  return { links, files };
}

export async function check(options: CheckOptions) {
  const { read, widgets, site, mistakes = [], publicOrigin, concurrency = 8, maxDetails = 200, onProgress } = options;
  const table = routeTableOf(site ?? { bank: { name: '' } });
  const unread = options.bankFolder === undefined ? [] : await unreadFiles(options.bankFolder, widgets);
  const problems: CheckProblem[] = [...mistakes.map(problemOf), ...unread];
  const add = (place: Place, problem: Omit<Problem, 'at'>) => void problems.push({ ...place, ...problem });

  const blocks = new Map<string, Block>();
  const indexes: Indexes = new WeakMap();
  const queue = createQueue(concurrency);
  const forEach = <T>(items: readonly T[], run: (item: T) => Promise<void>) =>
    Promise.all(items.map((item) => queue(() => run(item), 1)));
  let [done, all] = [0, 0];
  const progress = () => onProgress?.(++done, all);
  async function readAll(paths: readonly ContentPath[]): Promise<void> {
    all += paths.length;
    await forEach(paths, async (path) => {
      blocks.set(path.path, { path, ...(await read(path, indexes)) });
      await nextTurn();
      progress();
    });
  }
  const asked = fixedPaths(widgets);
  await readAll(asked);

  const source: ContentSource = {
    read: async (address) => blocks.get(contentAt(address, widgets)?.path ?? '')?.answer ?? { status: 'missing' },
  };
  const items = new Map<Route, ReadonlySet<string>>();
  const unasked = new Set<string>();
  // Until the mistakes are mended, it is not known which pages the bank has.
  const required = mistakes.length ? new Map<string, string>() : requiredBlocks(table, widgets);
  for (const listed of routes.filter(({ listedOn, needsBlock }) => listedOn ?? needsBlock)) {
    const route = table.routes.find(({ path }) => path === listed.path);
    const { paths, isComplete } = await pathsOf(listed, source, widgets);
    if (route && isComplete) items.set(route, new Set(paths));
    const pages = new Map(
      paths.flatMap((page) =>
        partsOf(matchPath(page, { routes, notFound }), widgets)
          .filter(({ path }) => !blocks.has(path))
          .map(({ path }) => [path, page] as const),
      ),
    );
    const details = [...pages.keys()].flatMap((path) => contentAt(path, widgets) ?? []);
    const some = route ? details.slice(0, maxDetails) : [];
    await readAll(some);
    asked.push(...some);
    for (const { path } of some) required.set(path, pages.get(path) ?? '');
    for (const { path } of details.slice(some.length)) unasked.add(path);
    const [first] = details;
    if (first && some.length && details.length > some.length) {
      const found = `${some.length} of ${details.length}`;
      add({ path: first.pattern, at: '' }, { level: 'warning', problem: 'not all read', found });
    }
  }

  const findWrongLink = createLinkCheck({ table, items, redirects: site?.redirects, publicOrigin });
  const files = new Map<string, Place & Named>();
  const incomplete: string[] = [];
  for (const { path } of asked) {
    // A running server answers requests in between.
    await nextTurn();
    const block = blocks.get(path) as Block;
    const { answer, given } = block;
    const { shape } = block.path.block;
    const page = answer.status !== 'found' && required.get(path);
    if (page)
      incomplete.push(
        `${page} is not complete: ${path}${answer.status === 'failed' ? `: ${answer.reason}` : ' is missing'}`,
      );
    // The list reports missing items itself.
    if (page && answer.status === 'missing' && !block.path.pattern.includes(':')) {
      add({ path, at: '' }, { level: 'error', problem: 'missing', expected: `a block, which ${page} shows` });
    }
    const shown = answer.status === 'found' ? byLanguage(answer.content) : {};
    const found = await problemsIn(block.path, byLanguage(given), shown, today(), indexes);
    for (const each of [...withMeant(shape, block.problems), ...found]) problems.push({ path, ...each });
    const { links, files: named } = await addressesOf(block, indexes);
    for (const { address, ...place } of links) {
      const wrong = findWrongLink(address);
      if (wrong) add(place, wrong);
    }
    for (const file of named) if (!files.has(file.address)) files.set(file.address, file);
  }

  const nameOf = (path: string) => path.slice('/api/'.length);
  const content = new Map(
    [...blocks.values()].flatMap(({ path, answer, given }) =>
      answer.status === 'missing'
        ? []
        : [[nameOf(path.path), byLanguage(answer.status === 'found' ? answer.content : given)] as const],
    ),
  );
  // They were not read, so they must not count as missing.
  for (const path of unasked) content.set(nameOf(path), {});
  for (const { block, ...problem } of brokenReferences(content, indexes))
    problems.push({ path: `/api/${block}`, ...problem });

  if (options.files) {
    const findWrongFile = createFileCheck({ ...options.files, publicOrigin });
    const some = [...files.values()].slice(0, maxFiles);
    all += some.length;
    await forEach(some, async ({ address, field, isPicture, ...place }) => {
      for (const wrong of await findWrongFile({ address, field, isPicture })) add(place, wrong);
      progress();
    });
    if (files.size > maxFiles) {
      const found = `${maxFiles} of ${files.size} files`;
      add({ path: '/', at: '' }, { level: 'warning', problem: 'not all read', found });
    }
  }
  const order = new Map(asked.map(({ path }, at) => [path, at]));
  const placeOf = ({ path }: CheckProblem) => order.get(path) ?? -1;
  return { problems: problems.sort((one, other) => placeOf(one) - placeOf(other)), blocks: blocks.size, incomplete };
}
