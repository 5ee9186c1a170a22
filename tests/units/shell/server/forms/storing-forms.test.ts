import { expect, it, vi } from 'vitest';
import type { Store } from '../../../../../shell/server/forms/store';
import { attachment, contactMessage, contactPath, report, reportPath, starts } from '../../../../support/form-data';
import { gate } from '../../../../support/gate';
import { post, storing } from '../../../../support/post-form';

const megabyte = 1024 * 1024;

it('reports of any size are processed at the same time up to a megabyte, and messages do not wait for them', async () => {
  const body = JSON.stringify({ ...report, attachment: [attachment('a.png', starts.png, 200 * 1024)] });
  let [stored, processed, most] = [0, 0, 0];
  const { open: end, opened: ended } = gate();
  const store: Partial<Store> = {
    saveMessage: async () => ({ status: 'saved', name: 'MSG-7' }),
    async saveReport() {
      processed += body.length;
      most = Math.max(most, processed);
      await ended;
      processed -= body.length;
      stored++;
      return { status: 'saved', name: 'SRB-2222-2222' };
    },
  };
  const routes = storing({ store: store as Store });
  const reports = Array.from({ length: 8 }, () => post(routes, reportPath, body));
  expect((await post(routes, contactPath, contactMessage)).status).toBe(200);
  await vi.waitFor(() => expect(processed).toBeGreaterThan(2 * body.length));
  expect(stored).toBe(0);
  end();
  expect((await Promise.all(reports)).map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(most).toBeLessThanOrEqual(megabyte);
});
