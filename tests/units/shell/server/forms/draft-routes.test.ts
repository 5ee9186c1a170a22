import { expect, it } from 'vitest';
import { draftRoutes } from '../../../../../shell/server/forms/draft-routes';
import { contactPath, reportPath } from '../../../../../shell/server/forms/endpoints';
import { silent } from '../../../../support/log';
import { post } from '../../../../support/post-form';

it('refuses what is sent from a draft, and says why in the language of the page', async () => {
  const routes = draftRoutes({ log: silent });
  const send = async (path: string, language: string) => {
    const answer = await post(routes, path, {}, { 'X-Serambi-Language': language });
    return [answer.status, await answer.json()];
  };
  expect(await send(contactPath, 'English')).toEqual([
    403,
    { msg: 'This page is a draft, so nothing was sent. Leave the draft to use the form' },
  ]);
  expect(await send(reportPath, 'Indonesia')).toEqual([
    403,
    { msg: 'Halaman ini draf, jadi tidak ada yang dikirim. Keluar dari draf untuk memakai formulir' },
  ]);
});
