import { expect, it, vi } from 'vitest';
import { routes } from '../../../../../shell/routes';
import { withoutPrivate } from '../../../../../shell/server/content/private-log';
import { allWidgets } from '../../../../../shell/server/core/widgets';

it('tells nothing of the blocks that a reporter’s page alone shows, but for what is wrong with them', async () => {
  const info = vi.fn();
  const warn = vi.fn();
  const log = withoutPrivate({ info, warn, error: vi.fn() }, routes, await allWidgets());
  for (const path of ['/api/page/whistleblowing', '/api/faq/all']) {
    log.info('content', { path });
    log.warn('content', { path });
  }
  log.info('request', { path: '/help' });
  expect(info.mock.calls).toEqual([
    ['content', { path: '/api/faq/all' }],
    ['request', { path: '/help' }],
  ]);
  expect(warn).toHaveBeenCalledTimes(2);
});
