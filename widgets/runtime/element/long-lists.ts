/** Code only for widgets with long lists. */
export { cut, extend } from '../content/long-lists.pages';
export { More } from '../ui/more';
