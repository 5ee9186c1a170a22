/**
 * On a phone the items of the list with this class stand in one row that scrolls, from edge to edge: below each other they would be
 * most of the page. By hand, as goober does not nest so deep.
 */
export const phoneRow = (list: string): string => `
@media screen{@container (max-width:559.98px){
.${list}{display:flex;gap:1rem;margin-inline:calc(-1*var(--gutter));padding:.5rem var(--gutter);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;scroll-padding-inline:var(--gutter);scrollbar-width:none}
.${list}>li{flex:none;width:min(18rem,82%);scroll-snap-align:start}
.${list}>li:only-child{width:100%}
}}`;
