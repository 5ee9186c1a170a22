/** Removes links to pages that the bank does not have. */
import type { Shape } from '../../../widgets/runtime/content/shape';
import { languages } from '../../../widgets/runtime/language/language';
import { type Bank, hasPage } from '../../../widgets/runtime/widget/config';
import type { Match } from '../../match';
import type { Route, RouteTable, Section } from '../../route';
import { routes } from '../../routes';
import type { ContentSource, Found } from '../content/content-source';
import { emptyBlock, emptyOf } from '../content/empty-blocks';
import { lacksPage, partsOf, readParts } from '../content/parts';
import { contentAt } from '../content/paths';
import { foundOf } from '../content/prepare';
import { remember } from '../content/remember';
import { mapDefined } from '../core/map-values';
import type { ServerWidgets } from '../core/widgets';

type Fields = Readonly<Record<string, unknown>>;

function reachable(shape: Shape | undefined, value: unknown, leads: (address: string) => boolean): unknown {
  if (!shape || value === undefined) return value;
  const { kind, item, fields = {}, essential = [] } = shape;
  if (kind === 'link') return leads(value as string) ? value : undefined;
  if (kind === 'list') {
    return (value as unknown[]).map((each) => reachable(item, each, leads)).filter((each) => each !== undefined);
  }
  if (kind !== 'object' && kind !== 'record') return value;
  const kept = mapDefined(value as Fields, (each, name) =>
    reachable(kind === 'record' ? item : fields[name], each, leads),
  );
  return essential.every((name) => kept[name] !== undefined) ? kept : undefined;
}

interface Options {
  bank: Bank;
  table: RouteTable;
  widgets: ServerWidgets;
}

/** Blocks only for disabled pages are empty if missing: sections that show parts of them elsewhere then show no error. */
export function withoutDisabledPages(source: ContentSource, { bank, table, widgets }: Options): ContentSource {
  if (!bank.disabledPages?.length) return source;
  const disabled = routes.filter(({ path }) => !table.routes.some((route) => route.path === path));
  const onDisabled = new Set(
    disabled.flatMap((route) => partsOf({ route, params: {} }, widgets)).map(({ path }) => path),
  );
  const leads = (address: string) => hasPage(bank, address);

  function withoutLinks(answer: Found, shape: Shape): Found {
    const { content } = answer;
    const blocks = languages.flatMap((language) => {
      const block = content[language];
      return block === undefined ? [] : [[language, reachable(shape, block, leads) ?? emptyOf(shape)]];
    });
    const { problems, isStandIn = false } = answer;
    return foundOf({ ...content, ...Object.fromEntries(blocks) }, { problems, isStandIn });
  }

  return {
    ...source,
    async read(path, signal) {
      const answer = await source.read(path, signal);
      const shape = contentAt(path, widgets)?.block.shape;
      if (!shape) return answer;
      if (answer.status === 'missing' && onDisabled.has(path)) return emptyBlock(shape);
      if (answer.status !== 'found') return answer;
      return remember([bank, shape, answer.content], () => withoutLinks(answer, shape));
    },
  };
}

const pagesIn = ({ attributes: { pages = '' } = {} }: Section): string[] => pages.split(' ');

/** Without the links of sections to pages whose block is missing. */
export async function withoutMissingPages(
  match: Match,
  { source, table, widgets, timeout }: Omit<Options, 'bank'> & { source: ContentSource; timeout: number },
): Promise<Match> {
  const { route } = match;
  const linked = new Set(route.sections.flatMap(pagesIn));
  const isMissing = async (each: Route) =>
    lacksPage(each, await readParts(source, partsOf({ route: each, params: {} }, widgets).slice(0, 1), timeout));
  const needing = table.routes.filter(({ path, needsBlock }) => needsBlock && linked.has(path));
  const missing = await Promise.all(needing.map(async (each) => ((await isMissing(each)) ? [each.path] : [])));
  const paths = new Set(missing.flat());
  if (!paths.size) return match;
  const sections = route.sections.map((section) => {
    const pages = pagesIn(section).filter((path) => !paths.has(path));
    return section.attributes?.pages
      ? { ...section, attributes: { ...section.attributes, pages: pages.join(' ') } }
      : section;
  });
  return { ...match, route: { ...route, sections } };
}
