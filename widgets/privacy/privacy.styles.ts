import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

// In the notice's tables of three columns are sentences: on a phone what a row is about stands above the others, and what that column is called
// is plain without its name.
styles.raw(`@container (max-width:599.98px){
tr:has(>:first-child:nth-last-child(3)){display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
tr>:first-child:nth-last-child(3){grid-column:1/-1;padding-bottom:0;border-bottom:0}
thead tr>:first-child:nth-last-child(3){position:absolute;width:1px;height:1px;padding:0;overflow:hidden;clip-path:inset(50%)}
}`);
