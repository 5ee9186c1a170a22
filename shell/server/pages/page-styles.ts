import { registered } from '../../../widgets/runtime/styles/sheet';
import { frame } from '../../frame';
import { changeSheet } from '../../page';
import type { RouteTable, Section } from '../../route';
import { fontFaces, type WebFont } from '../bank/fonts';
import { pageProperty, type Theme, themeRules, tokensOf } from '../bank/theme';
import type { ServerWidgets } from '../core/widgets';
import { tagOf } from '../http/etag';
import { earlyPostStyle } from './page-lines';
import { hasWidget } from './site-routes';

const elementsWith = (flag: 'isAside' | 'isScreenOnly', widgets: ServerWidgets) =>
  [...widgets.values()].flatMap((widget) => (widget[flag] ? [`serambi-${widget.name}`] : [])).join(',') || ':not(*)';

const below = `.band~.band:not(:has(>[data-empty])),serambi-${frame.bottom}`;

/** Heights of sections below the first until their layout: the heights of the loading state. */
const heightsOf = (sections: readonly Section[], widgets: ServerWidgets) =>
  [...new Set(sections.map(({ widget }) => widget))]
    .map((name) => widgets.get(name)?.height.rule((own) => `.band:has(>serambi-${name}${own})`, '--height') ?? '')
    .join('');

const ring = `outline:3px solid ${pageProperty('ink')};outline-offset:3px;box-shadow:0 0 0 3px ${pageProperty('card')}`;

const announcement = `
.announcement{display:flex;align-items:center;padding-inline:1rem;border-bottom:1px solid transparent;background:${pageProperty('deep')};color:${pageProperty('on-deep')};line-height:1.4}
.announcement>:first-child{flex:1;margin:0;padding:.75rem .5rem;color:inherit;text-align:center;text-wrap:balance;overflow-wrap:anywhere}
.announcement>button{flex:none;display:grid;place-items:center;width:2.75rem;height:2.75rem;padding:0;border:0;border-radius:9rem;background:none;color:inherit;cursor:pointer}
.announcement svg{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round}
.announcement>:focus-visible{outline:3px solid ${pageProperty('ink')};outline-offset:-3px;box-shadow:inset 0 0 0 6px ${pageProperty('card')}}
:root[data-closed] .announcement{display:none}
@media (scripting:none){.announcement>button{display:none}}
@media print{.announcement{display:none}}
`;

const fallback = `@font-face{font-family:'Plus Jakarta Sans Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');font-weight:200 599;size-adjust:103.4%;ascent-override:100.4%;descent-override:21.5%;line-gap-override:0%}
@font-face{font-family:'Plus Jakarta Sans Fallback';src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');font-weight:600 800;size-adjust:99.6%;ascent-override:104.2%;descent-override:22.3%;line-gap-override:0%}`;
interface PageStylesOptions {
  fonts: readonly WebFont[];
  theme: Theme;
  sections: readonly Section[];
  widgets: ServerWidgets;
  hasAnnouncement: boolean;
  hasExit: boolean;
}

/**
 * A page's own CSS in its head: the bank's theme and a few rules.
 *
 * - System fonts replace the web font if the first paint lacks it; the product's has two of its width. It is then loaded for
 *   the next page (`load-font.ts`), so that no text moves while it is read.
 * - `--serambi-rem`, the unit of the widgets' styles, is registered before the first layout.
 * - Sticky elements stay below the header (`--serambi-bar` is its height). A header of two rows does not stick: large
 *   text, or no script to open the menu.
 * - On a small window the header of a private form does not stick. Its exit button does, and one bar is enough.
 * - `content-visibility` delays sections below the first until they are near the viewport, searched, focused or printed.
 */
export function pageStyles({ fonts, theme, sections, widgets, hasAnnouncement, hasExit }: PageStylesOptions): string {
  const secondary = elementsWith('isAside', widgets);
  const blank = `main:not(:has(>.band>:not([data-empty],${secondary})))`;
  return `
${themeRules(theme)}
${fontFaces(fonts, 'optional')}
${tokensOf(theme, 'light').font?.includes('Plus Jakarta Sans Fallback') ? fallback : ''}
@property --serambi-rem{syntax:'<length>';inherits:true;initial-value:16px}
*,::before,::after{box-sizing:border-box}
html{scroll-padding-top:6rem;background:${pageProperty('sand')};color:${pageProperty('ink')};-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;font:400 1rem/1.6 ${pageProperty('font')}}
main{flex:1;display:flex;flex-direction:column}
serambi-${frame.top}{position:sticky;top:0;z-index:2}
serambi-${frame.top}~main{--serambi-bar:4rem}
@media (min-width:72em){serambi-${frame.top}~main{--serambi-bar:4.75rem}}
@media (max-width:15.8em),(scripting:none) and (max-width:72em){serambi-${frame.top}{position:static}serambi-${frame.top}~main{--serambi-bar:0rem}}
${hasExit ? `@media (max-width:48em),(max-height:40em){serambi-${frame.top}{position:static}serambi-${frame.top}~main{--serambi-bar:0rem}}` : ''}
.heading{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;z-index:3;inset:.5rem auto auto .5rem;padding:.75rem 1.25rem;border-radius:9rem;background:${pageProperty('turmeric')};color:${pageProperty('on-turmeric')};font-weight:600;transform:translateY(-200%)}
.skip:focus{transform:none}
:has(>[slot=contact]:target){--serambi-contact-head:block;--serambi-contact-hero:none}
.skip:focus-visible{${ring}}
.band{padding-block:clamp(2.5rem,10.5vw,min(7rem,2rem + 5vw))}
.band:has(>[data-empty]){padding-block:0}
${blank}{min-height:16rem}
${blank}>.heading{all:revert;margin:auto 1.5rem 0;font-size:2rem;line-height:1.2;text-align:center}
${blank}>.band:has(>:is(${secondary})){order:1}
${blank}::after{content:attr(data-nothing);margin:.75rem 1.5rem auto;text-align:center}
.band:has(>[data-failed=other]){padding-block:0;background:none}
.band:has(>[data-failed=first]){padding-block:0 1rem}
main:has(>.band>[data-failed=first])>.heading{all:revert;margin:3rem 1.5rem 0;font-size:2rem;line-height:1.2;text-align:center}
.band.centred{flex:1;display:grid;align-items:center}
.band.full{padding:0}
${below}{content-visibility:var(--unseen,auto);contain-intrinsic-block-size:auto var(--height,40rem)}
${heightsOf(sections, widgets)}${widgets.get(frame.bottom)?.height.rule((own) => `serambi-${frame.bottom}${own}`, '--height') ?? ''}
[data-restoring]{--unseen:visible}
.band.sand{background:${pageProperty('sand-deep')}}
@media print{html{color-scheme:light;background:Canvas}${below}{content-visibility:visible}${elementsWith('isScreenOnly', widgets)},.skip{display:none}.band{padding-block:1rem;background:none!important}}
${hasAnnouncement ? announcement : ''}
`.replaceAll('\n', '');
}

/** CSS for page changes: unseen pages, failures, and a late page's placeholder, so high that the footer does not move visibly. */
const changeStyles = ({ routes }: RouteTable, widgets: ServerWidgets): string =>
  `
main[inert]{position:fixed;inset:200vh 0 auto;visibility:hidden}
.notice{display:grid;justify-items:center;gap:1rem;max-width:34rem;margin:auto;padding:4rem 1.5rem;text-align:center;text-wrap:balance}
.notice>*{margin:0}
.notice>svg{width:6rem;padding:1.5rem;border-radius:9rem;background:${pageProperty('sand-deep')};color:${pageProperty('leaf')};fill:none;stroke:currentColor;stroke-width:1.5;stroke-linecap:round;stroke-linejoin:round}
.notice>h1{font-size:clamp(1.75rem,1.25rem + 2.2vw,2.5rem);line-height:1.15;letter-spacing:-.02em}
.notice>h1:focus-visible{outline:0}
.notice>a:focus-visible{${ring}}
.notice>a{margin-top:.5rem;padding:.75rem 1.5rem;border-radius:9rem;background:${pageProperty('leaf')};color:${pageProperty('on-leaf')};font-weight:600;text-decoration:none}
${earlyPostStyle}
.waiting{width:min(92%,75rem);height:100vh;margin:auto;border-radius:1.25rem;background:color-mix(in srgb,currentColor 10%,transparent);animation:pulse 1.6s ease-in-out infinite}
@keyframes pulse{50%{opacity:.4}}
@media (prefers-reduced-motion:reduce){.waiting{animation:none!important}}
${heightsOf(
  routes.flatMap(({ sections }) => sections.slice(1)),
  widgets,
)}
`.replaceAll('\n', '');

/** The sheets of page changes by name; the shell loads them before an answer names them. Private pages are documents. */
export function changeSheets(table: RouteTable, widgets: ServerWidgets) {
  const routes = [...table.routes, table.notFound].filter(({ isPrivate }) => !isPrivate);
  const unchanged = [...widgets.values()].filter(({ name }) => !routes.some((route) => hasWidget(route, name)));
  const others = new Set(unchanged.map(({ styles }) => styles));
  const needed = registered.filter((sheet) => sheet.text && !others.has(sheet));
  const named = needed.map(({ name, text }) => [name, text] as const);
  const sorted = named.sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries([...sorted, [changeSheet, changeStyles(table, widgets)]]));
  const tag = tagOf(text);
  return { path: `/sheets/${tag}.json`, tag, text };
}
