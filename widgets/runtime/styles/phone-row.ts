/** On a phone stacked items would fill most of the page. Written raw, as goober does not nest so deep. */
export const phoneRow = (list: string): string => `
@media screen{@container (max-width:559.98px){
.${list}{display:flex;gap:1rem;margin-inline:calc(-1*var(--gutter));padding:.5rem var(--gutter);overflow-x:auto;overscroll-behavior-x:contain;scroll-snap-type:x proximity;scroll-padding-inline:var(--gutter);scrollbar-width:none}
.${list}>li{flex:none;width:min(18rem,82%);scroll-snap-align:start}
.${list}>li:only-child{width:100%}
}}`;
