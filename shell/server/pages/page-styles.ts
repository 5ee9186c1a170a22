/** What everything stands on. */
export const ground = '#FBF7F0';

/** A page of which no section has anything to show. */
const blank = 'main:not(:has(>.band>:not([data-empty])))';

/**
 * The page's own CSS, a few rules only: the widgets bring theirs. The server writes it into the head.
 * Two fonts of the system, each fitted to its width, stand in for one that is not there at the first paint; on a slow line
 * it comes with the next page (`font.ts`), so that no line moves under the eyes of who reads it.
 * The unit that widgets measure in is made known before anything is laid out in it.
 * What sticks to the window's top sticks below the header's bar, where there is one (`--serambi-bar`). Where text is so
 * large that this bar has two rows, it does not.
 * A widget that has nothing to show takes no room, and a page of which that is all says so.
 */
export const pageStyles = (font: string) =>
  `
@font-face{font-family:'Plus Jakarta Sans Variable';src:url(${font}) format('woff2');font-weight:200 800;font-display:optional}
@font-face{font-family:'Plus Jakarta Sans Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');font-weight:200 599;size-adjust:103.4%;ascent-override:100.4%;descent-override:21.5%;line-gap-override:0%}
@font-face{font-family:'Plus Jakarta Sans Fallback';src:local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold');font-weight:600 800;size-adjust:99.6%;ascent-override:104.2%;descent-override:22.3%;line-gap-override:0%}
@property --serambi-rem{syntax:'<length>';inherits:true;initial-value:16px}
*,::before,::after{box-sizing:border-box}
html{scroll-padding-top:6rem;background:${ground};color:#10282A;-webkit-text-size-adjust:100%;text-size-adjust:100%}
body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;font:400 1rem/1.6 'Plus Jakarta Sans Variable','Plus Jakarta Sans Fallback',system-ui,sans-serif}
#app{display:contents}
main{flex:1;display:flex;flex-direction:column}
serambi-header{position:sticky;top:0;z-index:2}
serambi-header~main{--serambi-bar:4rem}
@media (max-width:15.8em){serambi-header{position:static}serambi-header~main{--serambi-bar:0rem}}
.heading{position:absolute;width:1px;height:1px;margin:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;z-index:3;inset:.5rem auto auto .5rem;padding:.75rem 1.25rem;border-radius:9rem;background:#F2A33A;color:#10282A;font-weight:600;transform:translateY(-200%)}
.skip:focus{transform:none}
.band{padding-block:clamp(3.5rem,2rem + 5vw,7rem)}
.band:has(>[data-empty]){padding-block:0}
${blank}{min-height:16rem}
${blank}>.heading{all:revert;margin:auto 1.5rem 0;font-size:2rem;line-height:1.2;text-align:center}
${blank}::after{content:attr(data-nothing);margin:.75rem 1.5rem auto;text-align:center}
.band:has(>serambi-coming-soon){flex:1;display:grid;align-items:center}
.band.full{padding:0}
.band.sand{background:#F1E9DB}
::view-transition{pointer-events:none}
@media (prefers-reduced-motion:reduce){::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}}
@media (prefers-reduced-motion:no-preference){::view-transition-old(root),::view-transition-new(root){animation-duration:.2s}}
@media print{html{background:#fff}serambi-header,serambi-banner,serambi-footer,.skip{display:none}.band{padding-block:0;background:none!important}}
`.replaceAll('\n', '');
