/** The page shown, and what goes with it: its blocks, its configuration, the document's head, the visit. */
import { seedContent } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { currentLanguage } from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { whenLoaded } from '../../widgets/runtime/widget/when-loaded';
import type { MainData, PageData } from '../page';
import type { VisitConfig } from '../visit';
import { placeOf } from './place';

/** Needed as soon as the page or its language changes, so it is loaded when the page is idle. */
export const head = () => import('../head');

const ignore = () => {};
const { campaign = [], module, share = 0 } = pageJson<VisitConfig>('serambi-visit');
const isMeasured = Math.random() < share;
/** For the bank's module and for figures, where this visit has them. */
const visit =
  module || isMeasured ? new Promise<void>((idle) => whenLoaded(idle)).then(() => import('./visit')) : undefined;

/** The description of the page that came with the document. */
export const serverPage = pageJson<PageData>('serambi-page') as PageData;
/** The description of the page shown. */
let shown = serverPage;

/** The document's title is that of the part with a title of its own. */
let namesPart = false;
const isPartNamed = () => shown.part !== undefined && location.hash === `#${shown.part.fragment}`;

/** Makes the document's head and first heading those of the page shown, or of the part that the address names. */
export function updateHead(): void {
  const { part } = shown;
  namesPart = isPartNamed();
  const { heading, title } = (namesPart && part) || shown;
  // The browser's address decides whether it names a language.
  const page = { ...shown, title, languageInAddress: placeOf(location).language !== null };
  const language = currentLanguage();
  const first = document.querySelector('h1');
  if (part && first) first.textContent = heading[language];
  head().then(({ updateHead }) => updateHead(page, language, pageConfig().bank?.name ?? ''), ignore);
}

/** Widgets find the page's blocks, and what they show of the bank, which the other pages have not brought yet. */
export function takeData({ content, config }: Pick<MainData, 'content' | 'config'>): void {
  seedContent(content);
  addConfig(config);
}

export function addConfig({ bank, labels }: MainData['config']): void {
  const config = pageConfig();
  if (bank) config.bank = { ...config.bank, ...bank };
  if (labels) config.labels = { ...config.labels, ...labels };
}

/** Tells the visit of the page shown. */
export function tellVisit(): void {
  const query = new URLSearchParams(location.search);
  if (campaign.some((name) => query.has(name))) import('./campaign').catch(ignore);
  const page = shown;
  const language = currentLanguage();
  visit?.then(({ showView }) => showView(page, language, isMeasured), ignore);
}

/** The address names another part of the page, or none. */
export function followPart(): void {
  if (isPartNamed() !== namesPart) updateHead();
}

/** The document has another description from now on. */
export function describe(page: PageData): void {
  shown = page;
  updateHead();
}
