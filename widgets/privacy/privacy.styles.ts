import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

// In the notice's tables of three columns are sentences: on a phone what a row is about stands above the others.
styles.raw(`@container (max-width:599.98px){
tr:has(>:first-child:nth-last-child(3)){display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
tr>:first-child:nth-last-child(3){grid-column:1/-1;padding-bottom:0;border-bottom:0}
}`);
