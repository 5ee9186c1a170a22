/** What only a widget with long lists needs. */
export { cut, extend } from '../content/long-lists.pages';
export { More } from '../ui/more';
