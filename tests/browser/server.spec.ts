import { expect, startSite, test } from '../support/site';

test('the server does not start with a bad option, and reports it in one line', async () => {
  await expect(startSite({ PORT: 'eighty' })).rejects.toThrow(/^The server ended with 1: [^\n]*\bPORT\b[^\n]*\n$/);
});
