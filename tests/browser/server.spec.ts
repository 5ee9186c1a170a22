import { expect, startSite, test } from '../support/site';

test('the server does not start with a bad option, and reports it in one line', async () => {
  for (const [name, value] of [
    ['PORT', 'eighty'],
    ['RELEASES_DIR', 'nowhere'],
  ] as const) {
    const line = new RegExp(`^The server ended with 1: ${name} [^\\n]*\\n$`);
    await expect(startSite({ [name]: value })).rejects.toThrow(line);
  }
});
