/** Keeps a campaign's parameters in the address while the visitor follows links. Nothing is stored. */
import { pageJson } from '../../widgets/runtime/content/page-json';
import type { VisitConfig } from '../visit';
import { isPublicPage, linkOf } from './links';

const { campaign = [] } = pageJson<VisitConfig>('serambi-visit');

/** The parameters of a query that are a campaign's, as they are written there. */
const campaignIn = (search: string): string[] =>
  search
    .slice(1)
    .split('&')
    .filter((part) => campaign.some((name) => new URLSearchParams(part).has(name)));

/** Adds them to a link's address while the link is followed, in whichever way, and for that time alone. */
function carryOn(event: Event): void {
  const link = linkOf(event);
  // A private page is not told where its visitor has come from.
  if (!link?.href || !isPublicPage(link)) return;
  const carried = campaignIn(location.search);
  // A link with parameters of its own is another campaign.
  if (!carried.length || campaignIn(link.search).length) return;
  const before = link.getAttribute('href') ?? '';
  link.search = [...link.search.slice(1).split('&').filter(Boolean), ...carried].join('&');
  const { href } = link;
  setTimeout(() => link.href === href && link.setAttribute('href', before));
}

// Before all others, which read the address.
for (const name of ['click', 'auxclick', 'contextmenu']) window.addEventListener(name, carryOn, true);
