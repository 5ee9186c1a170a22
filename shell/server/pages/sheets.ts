/** All widgets' sheets by name: the answer to a page change only names sheets, which the shell has loaded before. */
import { registered } from '../../../widgets/runtime/styles/sheet';
import { changeSheet } from '../../page';
import type { RouteTable } from '../../routes';
import type { ServerWidget } from '../core/widgets';
import { tagOf } from '../http/etag';
import { changeStyles } from './page-styles';

export interface Sheets {
  path: string;
  tag: string;
  text: string;
}

export function allSheets(table: RouteTable, widgets: ReadonlyMap<string, ServerWidget>): Sheets {
  const named = registered.map(({ name, text }) => [name, text] as const).filter(([, text]) => text);
  const sorted = named.sort(([one], [other]) => (one < other ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries([...sorted, [changeSheet, changeStyles(table, widgets)]]));
  const tag = tagOf(text);
  return { path: `/sheets/${tag}.json`, tag, text };
}
