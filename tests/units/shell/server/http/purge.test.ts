import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backendContent } from '../../../../../shell/server/content/backend-content';
import { allWidgets } from '../../../../../shell/server/core/widgets';
import { keptAnswers } from '../../../../../shell/server/guard/kept-answers';
import { appOf } from '../../../../support/app';
import { gate } from '../../../../support/gate';
import { silent } from '../../../../support/log';
import { sourceOptions } from '../../../../support/source-options';
import { startListener } from '../../../../support/until-finished';

const purgeToken = 'a-secret-of-the-content-system-0123456789';
const authorization = { Authorization: `Bearer ${purgeToken}` };

let heading: string;
/** Called with each renewed answer before it is kept. */
let beforeKept = async () => {};
let site: string;

beforeEach(async () => {
  heading = 'Before';
  const apiBase = await startListener((_, response) => {
    const block = { desc: `<p>${heading}</p>` };
    response.end(JSON.stringify({ English: block, Indonesia: block }));
  });
  const source = backendContent({ ...sourceOptions, apiBase, widgets: await allWidgets(), report: () => {} });
  const app = await appOf({ source, purgeToken });
  beforeKept = async () => {};
  site = await startListener(
    keptAnswers(
      async (request, bindings) => {
        const answer = await app.fetch(request, bindings);
        if (bindings.setFacts) await beforeKept();
        return answer;
      },
      { log: silent },
    ),
  );
});

const page = async () => (await fetch(`${site}/api/privacy/all`)).text();
const purge = (headers: Record<string, string>) => fetch(`${site}/purge`, { method: 'POST', headers });

describe('POST /purge', () => {
  it('shows at once what has changed, also where answers are kept', async () => {
    await vi.waitFor(async () => {
      for (let count = 0; count < 3; count++) expect(await page()).toContain('Before');
    });
    heading = 'After';
    expect(await page()).toContain('Before');
    expect((await purge(authorization)).status).toBe(204);
    expect(await page()).toContain('After');
  });

  it('keeps no answer that was being made of what there was before', async () => {
    let isKeptAnew = false;
    const { open: reached, opened: isReached } = gate();
    const { open: release, opened: isReleased } = gate();
    beforeKept = () => {
      reached();
      beforeKept = async () => {
        isKeptAnew = true;
      };
      return isReleased;
    };
    for (let count = 0; count < 2; count++) expect(await page()).toContain('Before');
    await isReached;
    heading = 'After';
    expect((await purge(authorization)).status).toBe(204);
    release();
    while (!isKeptAnew) expect(await page()).toContain('After');
    expect(await page()).toContain('After');
  });

  it('needs the secret, and says how it is to be asked', async () => {
    const protectedApp = await appOf({ purgeToken });
    const ask = async (method: string, headers: Record<string, string> = {}, app = protectedApp) => {
      const answer = await app.request('/purge', { method, headers });
      return [answer.status, answer.headers.get('WWW-Authenticate') ?? answer.headers.get('Allow')];
    };
    expect(await ask('POST')).toEqual([401, 'Bearer']);
    expect(await ask('POST', { Authorization: 'Bearer guess' })).toEqual([401, 'Bearer']);
    expect(await ask('GET', authorization)).toEqual([405, 'POST']);
    // The scheme is case-insensitive, the secret is not.
    expect(await ask('POST', { Authorization: `bearer ${purgeToken}` })).toEqual([204, null]);
    expect(await ask('POST', { Authorization: `Bearer ${purgeToken.toUpperCase()}` })).toEqual([401, 'Bearer']);
    expect(await ask('POST', { Authorization: purgeToken })).toEqual([401, 'Bearer']);
    expect(await ask('POST', authorization, await appOf())).toEqual([404, null]);
  });
});
