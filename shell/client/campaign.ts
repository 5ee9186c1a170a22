/** Keeps a campaign's parameters in the address while the visitor follows links. Nothing is stored. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import type { VisitConfig } from '../visit';
import { isPublicPage, linkOf } from './links';

const { campaign = [] } = pageJson<VisitConfig>('serambi-visit');

const campaignIn = (search: string): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((part) => campaign.some((name) => new URLSearchParams(part).has(name)));

function carryOn(event: Event): void {
  const link = linkOf(event);
  // A private page must not learn where its visitor comes from.
  if (!link?.href || !isPublicPage(link)) return;
  const carried = campaignIn(location.search);
  if (!carried.length || campaignIn(link.search).length) return;
  const before = link.getAttribute('href') ?? '';
  link.search = [...link.search.slice(1).split('&').filter(Boolean), ...carried].join('&');
  const { href } = link;
  setTimeout(() => link.href === href && link.setAttribute('href', before));
}

// Capture phase: these listeners run before others read the address.
for (const name of ['click', 'auxclick', 'contextmenu']) window.addEventListener(name, carryOn, true);
