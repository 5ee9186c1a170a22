import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

// Three-column tables contain sentences: on a phone the row's subject stands above its cells, without a heading.
styles.raw(`@container (max-width:599.98px){
tr:has(>:first-child:nth-last-child(3)){display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
tr>:first-child:nth-last-child(3){grid-column:1/-1;padding-bottom:0;border-bottom:0}
thead tr>:first-child:nth-last-child(3){position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
}`);
