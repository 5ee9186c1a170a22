/** Runs the widgets' joins (`<name>.server.ts`), which add fields of other blocks. */
import { join as joinPath } from 'node:path';
import type { Content } from '../../../widgets/runtime/content/content';
import type { Join } from '../../../widgets/runtime/content/join';
import { normalizeContent } from '../../../widgets/runtime/content/normalize';
import type { Shape } from '../../../widgets/runtime/content/shape';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { inEachLanguage } from '../core/in-each-language';
import { inTime } from '../core/in-time';
import type { Log } from '../core/log';
import { mapDefined, mapValues } from '../core/map-values';
import { statsOf } from '../http/picture-names';
import type { ContentSource, Found } from './content-source';
import { type ContentPath, contentAt, type Widgets } from './paths';
import { foundOf, isTooMuch } from './prepare';
import { remember } from './remember';

const patience = 500;
const maxText = 500;
/** Files to look up for one block: each `statSync` blocks all other requests. */
const maxSized = 1_000;

interface Options {
  widgets: Widgets;
  publicDir: string;
  log: Log;
}

function withoutLongTexts(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxText ? undefined : value;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutLongTexts).filter((each) => each !== undefined);
  return mapDefined({ ...value }, withoutLongTexts);
}

function partOf(shape: Shape, content: Content): Content {
  try {
    const part = normalizeContent(shape, content, { isDecoded: true }).content;
    return { ...part, ...inEachLanguage((each) => withoutLongTexts(part[each])) };
  } catch {
    return {};
  }
}

function sizeIn(folder: string, address: string): number | undefined {
  if (!/^(?:\/[\w-][\w.-]*)+$/.test(address)) return undefined;
  return statsOf(joinPath(folder, address))?.size;
}

/** One object for all missing content, because `remember` compares objects. */
const nothing: Content = {};

/** Adds the joins' fields to blocks. If a needed block is late or a join fails, the block is shown without them. */
export function withJoins(source: ContentSource, { widgets, publicDir, log }: Options): ContentSource {
  const failed = new Set<string>();
  const own = {};

  function joined(
    { pattern, params, block: { joins, shape, lists } }: ContentPath,
    given: Found | undefined,
    others: ReadonlyMap<string, Content>,
  ): Found | undefined {
    const sizes = new Map<string, number | undefined>();
    const sizeOf = (address: string) => {
      if (!sizes.has(address) && sizes.size < maxSized) sizes.set(address, sizeIn(publicDir, address));
      return sizes.get(address);
    };
    const needsIn = ({ needs }: Join, language: Language) =>
      mapValues(needs, ({ path, shape }) => {
        const part = remember([shape, others.get(path) ?? nothing], () => partOf(shape, others.get(path) ?? nothing));
        return part[language] ?? languages.map((each) => part[each]).find((each) => each !== undefined);
      });
    const isNamed = (language: Language) => [...others.values()].some((content) => content[language] !== undefined);
    const blocks = languages.flatMap((language) => {
      const start = given ? given.content[language] : isNamed(language) ? {} : undefined;
      if (start === undefined) return [];
      let block = start;
      for (const join of joins) {
        try {
          const added = join.add(block, needsIn(join, language), { language, params, sizeOf }) ?? block;
          if (!lists && isTooMuch({ [language]: added })) throw new Error('makes the block too large');
          block = added;
        } catch (error) {
          if (failed.has(pattern)) continue;
          failed.add(pattern);
          log.warn('content-join', { path: pattern, reason: (error as Error).message });
        }
      }
      return [[language, block] as const];
    });
    const content: Content = { normalized: true, ...Object.fromEntries(blocks) };
    try {
      if (given) return foundOf(content, { problems: given.problems });
      return foundOf(normalizeContent(shape, content, { isDecoded: true }).content, {
        problems: [],
        isStandIn: true,
      });
    } catch {
      return given;
    }
  }

  return {
    ...source,
    async read(asked, signal) {
      const path = contentAt(asked, widgets);
      if (!path?.block.joins.length) return source.read(asked, signal);
      const { joins, shape } = path.block;
      const needed = [...new Set(joins.flatMap(({ needs }) => Object.values(needs).map((need) => need.path)))];
      const reading = needed.map((each) => source.read(each, signal));
      const answer = await source.read(asked, signal);
      // Anybody can request any slug, so only a path without a slug may have a block made of joins only.
      const mayBegin = answer.status === 'missing' && shape.kind === 'object' && path.pattern === path.path;
      if (answer.status !== 'found' && !mayBegin) return answer;
      const found = await Promise.all(reading.map((each) => inTime(each, patience).catch(() => undefined)));
      const others = new Map(
        found.flatMap((each, index) =>
          each?.status === 'found' ? [[needed[index] ?? '', each.content] as const] : [],
        ),
      );
      if (mayBegin && !others.size) return answer;
      const given = answer.status === 'found' ? answer : undefined;
      const inputs = [own, path.block, given?.content ?? nothing, ...needed.map((each) => others.get(each) ?? nothing)];
      return remember(inputs, () => joined(path, given, others)) ?? answer;
    },
  };
}
