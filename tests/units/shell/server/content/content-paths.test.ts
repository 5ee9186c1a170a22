import { expect, it } from 'vitest';
import { widgetAt } from '../../../../../shell/server/content/content-paths';
import { everyWidget } from '../../../../support/every-widget';

const widgets = new Map(everyWidget.map(({ name, definition }) => [name, definition]));

it.each([
  ['/api/promo/all', 'promo-grid'],
  ['/api/news/event', 'news-carousel'],
  ['/api/leader', 'leaders'],
])('the widget at %s is the one that pages its long lists: %s', (path, name) => {
  const others = [...widgets.values()].filter(({ content }) => !content?.lists);
  expect(others.length).toBeGreaterThan(0);
  expect(widgetAt(path, widgets)).toBe(name);
});

it('no widget is at a path that none asks for', () => {
  expect(widgetAt('/api/news/constructor', widgets)).toBeUndefined();
});
