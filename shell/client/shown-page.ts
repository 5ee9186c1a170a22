/** Keeps the data of the page shown: blocks, configuration, head, and the page views of the visit. */
import { seedContent } from '../../widgets/runtime/content/content';
import { pageJson } from '../../widgets/runtime/content/page-json';
import { currentLanguage } from '../../widgets/runtime/language/language';
import { pageConfig } from '../../widgets/runtime/widget/config';
import { whenLoaded } from '../../widgets/runtime/widget/when-loaded';
import type { MainData, PageData } from '../page';
import type { VisitConfig } from '../visit';
import { placeOf } from './place';

export const head = () => import('../head');

const ignore = () => {};
const { campaign = [], module, share = 0 } = pageJson<VisitConfig>('serambi-visit');
const isMeasured = Math.random() < share;
const visit =
  module || isMeasured ? new Promise<void>((idle) => whenLoaded(idle)).then(() => import('./visit')) : undefined;

export const serverPage = pageJson<PageData>('serambi-page') as PageData;
let shown = serverPage;

let namesPart = false;
const isPartNamed = () => shown.part !== undefined && location.hash === `#${shown.part.fragment}`;

export function updateHead(): void {
  const { part } = shown;
  namesPart = isPartNamed();
  const { heading, title } = (namesPart && part) || shown;
  const page = { ...shown, title, languageInAddress: placeOf(location).language !== null };
  const language = currentLanguage();
  const first = document.querySelector('h1');
  if (part && first) first.textContent = heading[language];
  head().then(({ updateHead }) => updateHead(page, language, pageConfig().bank?.name ?? ''), ignore);
}

export function takeData({ content, config }: Pick<MainData, 'content' | 'config'>): void {
  seedContent(content);
  addConfig(config);
}

export function addConfig({ bank, labels }: MainData['config']): void {
  const config = pageConfig();
  if (bank) config.bank = { ...config.bank, ...bank };
  if (labels) config.labels = { ...config.labels, ...labels };
}

export function tellVisit(): void {
  const query = new URLSearchParams(location.search);
  if (campaign.some((name) => query.has(name))) import('./campaign').catch(ignore);
  const page = shown;
  const language = currentLanguage();
  visit?.then(({ showView }) => showView(page, language, isMeasured), ignore);
}

export function followPart(): void {
  if (isPartNamed() !== namesPart) updateHead();
}

export function describe(page: PageData): void {
  shown = page;
  updateHead();
}
