/** What the bank's configuration adds to its content: a block of its own, and facts about documents and texts of others. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../../../widgets/runtime/content/content';
import { type Language, languages } from '../../../widgets/runtime/language/language';
import { decode } from '../../match';
import { tagOf } from '../http/etag';
import { inTime } from '../in-time';
import type { CommitteeBoard, Community, Download, Investors, Site, TextFacts } from '../start/bank';
import { type Answer, type ContentSource, type Found, parseContent } from './content-source';

/** The block for investors, that of what is done for others, and the one whose documents are described. */
const investorsPath = '/api/investors';
const communityPath = '/api/community';
const documentsPath = '/api/investor-relation';
/** Those whose texts are. */
const privacyPath = '/api/privacy/all';
const termsPath = '/api/termcondition/all';
/** The block for help, and the one that has its questions. */
const helpPath = '/api/help';
const questionsPath = '/api/faq/all';
/** The block of the committees, and the one that has the portraits of those who chair them. */
const committeesPath = '/api/manajemen-komite';
const leadersPath = '/api/leader';
/** The block of governance, whose documents investors find, too; and the page of the report form, with what reporters may rely on. */
const governancePath = '/api/governance';
const reportPath = '/api/page/whistleblowing';
/** The block of the app, which is told the first steps and what a phone needs. */
const downloadPath = '/api/allo/download';
/** The promotions, whose kinds are; and one of them, which is told what the list says of it. */
const promosPath = '/api/promo/all';
const promoPath = /^\/api\/promo\/detail\/([^/]+)$/;
/** The lists of articles; and one of them, which is told its place in its list. */
const newsKinds = ['event', 'news', 'pressrelease'];
const newsPaths = newsKinds.map((kind) => `/api/news/${kind}`);
const articlePath = /^\/api\/detail\/([^/]+)$/;
const nothing: Content = {};
/** So many others like it. */
const maxRelated = { promos: 8, articles: 3 };
/** What one block says of another is at most so long a text, and is waited for at most so long, in ms. */
const maxText = 500;
const patience = 500;
/** So many documents are looked up in the bank's folder for one block: each look-up holds up all other requests. */
const maxSized = 1_000;

function investorsIn(
  language: Language,
  { periods = [], figures = [], source, path, calendar = [], facts = [] }: Investors,
) {
  return {
    periods: periods.map((each) => each[language]),
    figures: figures.map(({ label, format, values, before, covers, note }) => ({
      label: label[language],
      format: format[language],
      values,
      before,
      covers: covers?.[language],
      note: note?.[language],
    })),
    source: source?.[language],
    path,
    calendar: calendar.map(({ day, path, [language]: title }) => ({ day, title, path })),
    facts: facts.map(({ title, text, email }) => ({ title: title[language], text: text[language], email })),
  };
}

const communityIn = (
  language: Language,
  { title, about, image, action, figures = [], projects = [], reports = [] }: Community,
) => ({
  title: title?.[language],
  about: about?.[language],
  image: image?.[language],
  action: action && { title: action[language], path: action.path },
  figures: figures.map(({ value, label, source, path }) => ({
    value: value[language],
    label: label[language],
    source: source?.[language],
    path,
  })),
  projects: projects.map(({ day, title, place, about, result, image, path, open }) => ({
    day,
    title: title[language],
    place: place?.[language],
    about: about?.[language],
    result: result?.[language],
    image: image?.[language],
    path,
    open: open ? 'yes' : undefined,
  })),
  reports: reports.map(({ title, link }) => ({ title: title[language], link })),
});

function downloadIn(language: Language, { rating, title, about, steps, facts, permissions, never }: Download) {
  const titled = (entries: Download['facts']) =>
    entries?.map(({ title, text }) => ({ title: title[language], text: text[language] }));
  return {
    rating: rating?.[language],
    titleRegister: title?.[language],
    titleRegister2: about?.[language],
    registers: steps && [
      { contents: steps.map(({ image, caption }) => ({ image: image?.[language], caption: caption[language] })) },
    ],
    facts: titled(facts),
    permissions: titled(permissions),
    never: never?.[language],
  };
}

/** A block of the configuration alone. */
const ownContent = (blockIn: (language: Language) => object): Promise<Found> =>
  parseContent(JSON.stringify(Object.fromEntries(languages.map((language) => [language, blockIn(language)]))));

/** Bytes of a file of the bank's public folder. */
function sizeOf(publicDir: string, address: string): number | undefined {
  if (!/^(?:\/[\w-][\w.-]*)+$/.test(address)) return undefined;
  return statSync(join(publicDir, address), { throwIfNoEntry: false })?.size;
}

/** A copy in which each object that leads to a document says its date, languages and size, as far as they are known. */
function describeDocuments(value: unknown, factsOf: (address: string) => object): unknown {
  if (Array.isArray(value)) return value.map((each) => describeDocuments(each, factsOf));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, describeDocuments(each, factsOf)]),
  );
  const address = fields.link ?? fields.url;
  return typeof address === 'string' ? { ...factsOf(address), ...fields } : fields;
}

/** What a block calls the document of an address. */
function titleOf(value: unknown, address: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const { link, url, title, name } = value as Record<string, unknown>;
  if ((link ?? url) === address) return title ?? name;
  return Object.values(value)
    .map((each) => titleOf(each, address))
    .find(Boolean);
}

const factsIn = (language: Language, { changed, summary }: TextFacts = {}) =>
  changed || summary ? { facts: { changed, summary: summary?.map((each) => each[language]) } } : {};

/** The content with each language's block made another one. What is no object stays as it is. */
const withBlocks = (content: Content, make: (block: object, language: Language) => object): Content => ({
  ...content,
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const block = content[language];
      const isObject = typeof block === 'object' && block !== null && !Array.isArray(block);
      return isObject ? [[language, make(block, language)]] : [];
    }),
  ),
});

/** A value that another block may show as it is; nothing where it is no plain value, or a long one. */
const briefly = (value: unknown) =>
  typeof value === 'number' || (typeof value === 'string' && value.length <= maxText) ? value : undefined;

/** Boards with their committees, each with what the leaders' block says of the one who chairs it. */
const boardsIn = (language: Language, boards: readonly CommitteeBoard[], leaders: unknown) => {
  const people: { name?: unknown; jobs?: unknown; image?: unknown }[] = Array.isArray(leaders)
    ? leaders.flatMap((board) => Object(board).mens ?? []).map(Object)
    : [];
  const personOf = (name: string | undefined, position?: string, portrait?: string) => {
    const { jobs, image } = people.find((person) => person.name === name) ?? {};
    return { name, jobs: briefly(jobs) ?? position, image: briefly(image) ?? portrait };
  };
  return boards.map(({ title, about, committees }) => ({
    title: title[language],
    about: about?.[language],
    committees: committees.map(
      ({ name, about, decides, meets, chair, members = [], seats = members.length + 1, ...facts }) => ({
        title: name[language],
        about: about?.[language],
        decides: decides?.[language],
        meets: meets?.[language],
        chair: personOf(chair),
        members: members.map(({ name, jobs, image }) => personOf(name, jobs?.[language], image)),
        seats,
        ...facts,
      }),
    ),
  }));
};

/** A source with what the configuration knows, and of the documents in `publicDir` their sizes. */
export function configuredContent(
  source: ContentSource,
  {
    investors = {},
    texts = {},
    promos = [],
    help = {},
    committees: { year, boards } = {},
    community = {},
    download = {},
    governance = {},
  }: Site,
  publicDir: string,
): ContentSource {
  const investorsBlock = ownContent((language) => investorsIn(language, investors));
  const communityBlock = ownContent((language) => communityIn(language, community));
  const described = new WeakMap<Content, Found>();
  const factsOf = (address: string) => ({ ...investors.documents?.[address], size: sizeOf(publicDir, address) });
  const withFacts = (content: Content): Content => {
    let sized = 0;
    const factsOfSome = (address: string) =>
      sized++ < maxSized ? factsOf(address) : { ...investors.documents?.[address] };
    return describeDocuments(content, factsOfSome) as Content;
  };
  const { documents = [], path: documentsPage, glance, lead } = governance;
  const ungoverned = parseContent(JSON.stringify({ English: {}, Indonesia: {} }));
  const governed = (relations: Content): Content =>
    Object.fromEntries(
      languages.map((language) => [
        language,
        {
          documents: documents.map((link) => ({
            title: briefly(titleOf(relations[language], link)),
            link,
            ...factsOf(link),
          })),
          path: documentsPage,
        },
      ]),
    );
  const kinds = new Map<unknown, (typeof promos)[number]>(
    promos.flatMap((kind) => kind.promos.map((slug) => [slug, kind] as const)),
  );
  const { privacy, terms = {} } = texts;
  const additions: Readonly<Record<string, (content: Content) => Content>> = {
    [documentsPath]: withFacts,
    [reportPath]: (content) =>
      withBlocks(content, (block, language) => ({
        ...block,
        lead: lead?.[language],
        glance: glance?.map(({ icon, title, about }) => ({ icon, title: title[language], about: about?.[language] })),
        documents: documents.length || undefined,
      })),
    [downloadPath]: (content) =>
      withBlocks(content, (block, language) => ({ ...downloadIn(language, download), ...block })),
    [promosPath]: (content) =>
      withBlocks(content, (block, language) => ({
        ...block,
        kinds: promos.map(({ key, [language]: label }) => ({ key, label })),
        ...('dataPromo' in block &&
          Array.isArray(block.dataPromo) && {
            dataPromo: block.dataPromo.map((promo) =>
              Object(promo) === promo ? { ...promo, kind: kinds.get(promo.slug)?.key } : promo,
            ),
          }),
      })),
    [privacyPath]: (content) => withBlocks(content, (block, language) => ({ ...block, ...factsIn(language, privacy) })),
    [termsPath]: (content) =>
      withBlocks(content, (block, language) => {
        const { tabs } = block as { tabs?: unknown };
        if (!Array.isArray(tabs)) return block;
        const factsOf = (id: string) => factsIn(language, Object.hasOwn(terms, id) ? terms[id] : undefined);
        return {
          ...block,
          tabs: tabs.map((tab) => (Object(tab) === tab ? { ...tab, ...factsOf(String(tab.id)) } : tab)),
        };
      }),
  };
  const describe = (answer: Found, add: (content: Content) => Content): Found => {
    const known = described.get(answer.content);
    if (known) return known;
    const content = add(answer.content);
    const text = JSON.stringify(content);
    const found: Found = { ...answer, content, source: text, tag: tagOf(text) };
    described.set(answer.content, found);
    return found;
  };
  /** A promotion with what the list says of it, and first those of its kind. */
  const withList = (promo: Content, list: Content, slug: string) =>
    withBlocks(promo, (block, language) => {
      const { dataPromo } = Object(list[language]);
      if (!Array.isArray(dataPromo)) return block;
      const kind = kinds.get(slug);
      const others = dataPromo.filter((each) => each?.slug && each.slug !== slug);
      const isAlike = (each: { slug: unknown }) => kind !== undefined && kinds.get(each.slug) === kind;
      const related = [...others.filter(isAlike), ...others.filter((each) => !isAlike(each))]
        .slice(0, maxRelated.promos)
        .map(({ slug, image, expired, titleCard, descriptionCard }) => ({
          slug: briefly(slug),
          image: briefly(image),
          expired: briefly(expired),
          titleCard: briefly(titleCard),
          descriptionCard: briefly(descriptionCard),
        }));
      const { expired, descriptionCard } = Object(dataPromo.find((each) => each?.slug === slug));
      const summary = briefly(descriptionCard);
      return { expired: briefly(expired), kind: kind?.[language], summary, related, ...block };
    });
  /** An article with its neighbours in the list that it is in, and the newest of the others. A list has them from the newest on. */
  const withSeries = (article: Content, lists: readonly Content[], slug: string) =>
    withBlocks(article, (block, language) => {
      for (const [index, list] of lists.entries()) {
        const { title, dataNews } = Object(list[language]);
        if (!Array.isArray(dataNews)) continue;
        const articles = dataNews.filter((each) => each?.slug && each.titleCard);
        const at = articles.findIndex((each) => each.slug === slug);
        if (at < 0) continue;
        const neighbours = (shown: readonly Record<string, unknown>[]) =>
          shown.map(({ slug, titleCard }) => ({ slug: briefly(slug), titleCard: briefly(titleCard) }));
        const series = {
          title: briefly(title),
          image: briefly(articles[at].image),
          // Of an event it says the day that it is on.
          about: newsKinds[index] === 'event' ? briefly(articles[at].descCard) : undefined,
          newer: neighbours(articles.slice(Math.max(0, at - 1), at)),
          older: neighbours(articles.slice(at + 1, at + 2)),
        };
        const others = articles.slice(0, maxRelated.articles + 1).filter((each) => each.slug !== slug);
        return {
          kind: newsKinds[index],
          series,
          related: others.slice(0, maxRelated.articles).map(({ slug, image, titleCard, descCard, publish_date }) => ({
            slug: briefly(slug),
            image: briefly(image),
            titleCard: briefly(titleCard),
            descCard: briefly(descCard),
            publish_date: briefly(publish_date),
          })),
          ...block,
        };
      }
      return block;
    });
  /** The title of the question `faq-2-3`: the third of the second category. */
  const questionOf = (id: string, block: unknown) => {
    const [, category, question] = id.split('-').map(Number);
    const { faqs } = Object(block);
    return briefly(faqs?.[Number(category) - 1]?.features?.[Number(question) - 1]?.featureTitle);
  };
  const helpWith = (faq: Content): Found => {
    const content = Object.fromEntries(
      languages.map((language) => [
        language,
        {
          popular: help.popular?.map((id) => ({ id, title: questionOf(id, faq[language]) })),
          topics: help.topics?.map(({ title, about, action, ...way }) => ({
            title: title[language],
            about: about?.[language],
            action: action?.[language],
            ...way,
          })),
        },
      ]),
    );
    const text = JSON.stringify(content);
    const tag = tagOf(text);
    if (keptHelp?.tag !== tag) keptHelp = { status: 'found', content: JSON.parse(text), source: text, tag };
    return keptHelp;
  };
  let keptHelp: Found | undefined;
  const joined = new WeakMap<Content, { others: readonly Content[]; found: Found }>();
  /** An answer with something of others; made again when one of them has changed. */
  const join = (answer: Found, others: readonly Content[], make: () => Content): Found => {
    const known = joined.get(answer.content);
    if (known && others.every((other, index) => other === known.others[index])) return known.found;
    const content = make();
    const text = JSON.stringify(content);
    const found: Found = { ...answer, content, source: text, tag: tagOf(text) };
    joined.set(answer.content, { others, found });
    return found;
  };
  const describePromo = (promo: Found, list: Content, slug: string): Found =>
    list === nothing ? promo : join(promo, [list], () => withList(promo.content, list, slug));
  const describeCommittees = (answer: Found, boards: readonly CommitteeBoard[], leaders: Content): Found =>
    join(answer, [leaders], () =>
      withBlocks(answer.content, (block, language) => ({
        ...block,
        year,
        boards: boardsIn(language, boards, leaders[language]),
      })),
    );
  /** Begins to read what another block is described with. A block is shown without it rather than late or not at all. */
  const readOther = (path: string, signal?: AbortSignal) => {
    const reading = source.read(path, signal);
    return async (): Promise<Content> => {
      const answer = await inTime(reading, patience).catch(() => undefined);
      return answer?.status === 'found' ? answer.content : nothing;
    };
  };
  return {
    ...source,
    async read(path, signal): Promise<Answer> {
      if (path === investorsPath) return investorsBlock;
      if (path === communityPath) return describe(await communityBlock, withFacts);
      if (path === helpPath) return helpWith(await readOther(questionsPath, signal)());
      if (path === governancePath) {
        const relations = await readOther(documentsPath, signal)();
        return join(await ungoverned, [relations], () => governed(relations));
      }
      const [, slug] = promoPath.exec(path) ?? [];
      const list = slug ? readOther(promosPath, signal) : undefined;
      const [, article] = articlePath.exec(path) ?? [];
      const lists = article ? newsPaths.map((each) => readOther(each, signal)) : [];
      const leaders = boards && path === committeesPath ? readOther(leadersPath, signal) : undefined;
      const answer = await source.read(path, signal);
      if (slug && list && answer.status === 'found') return describePromo(answer, await list(), decode(slug));
      if (article && answer.status === 'found') {
        const found = await Promise.all(lists.map((list) => list()));
        return join(answer, found, () => withSeries(answer.content, found, decode(article)));
      }
      if (boards && leaders && answer.status === 'found') return describeCommittees(answer, boards, await leaders());
      const add = Object.hasOwn(additions, path) ? additions[path] : undefined;
      return add && answer.status === 'found' ? describe(answer, add) : answer;
    },
  };
}
