/** Output and exit code of `npm run check`. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCheck } from '../../../../../shell/server/check/cli';
import { type Handler, startBackend, writeBank } from '../../../../support/check';

const both = (block: unknown) => ({ English: block, Indonesia: block });

async function run(args: string[], env: Record<string, string> = {}, isTTY = false) {
  const written = { out: '', err: '' };
  const streamOf = (name: keyof typeof written) => ({
    isTTY,
    write(text: string) {
      written[name] += text;
    },
  });
  const code = await runCheck({ args, env, demoBank: 'demo/bank.json', out: streamOf('out'), err: streamOf('err') });
  return { code, ...written };
}

/** The objects that `--json` prints. */
const parsed = (out: string): Record<string, unknown>[] =>
  out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Only the home page has content, so that few blocks are missing. */
const promo = { slug: 'kopi', titleCard: 'Kopi', expired: 'tanggal 40' };
const wrong = { '/api/promo/all': both({ dataPromo: [promo, { ...promo, slug: 'teh' }] }) };

it('prints the problems of a backend by path, a line for each field, and their sum; the exit code is 1', async () => {
  const { code, out, err } = await run([await startBackend(wrong)]);
  expect(code).toBe(1);
  expect(err).toBe('');
  expect(out).toContain('\n/api/promo/all\n');
  expect(out).toContain(
    '  error    English.dataPromo[0].expired: not a date: found "tanggal 40"; right: a date like 2026-12-31 (and 1 more)\n',
  );
  expect(out).toMatch(/\n\d+ errors and 0 warnings in \d+ blocks\n$/);
  expect(out).not.toContain('\x1b');
});

it('has colours and progress on a terminal alone, and no colours with NO_COLOR', async () => {
  const backend = await startBackend(wrong);
  const shown = await run([backend], {}, true);
  expect(shown.out).toContain('\x1b[31merror');
  expect(shown.err).toMatch(/\r1 of \d+/);
  expect((await run([backend], { NO_COLOR: '1' }, true)).out).not.toContain('\x1b');
});

it('shows no control characters of the content, which a terminal would obey', async () => {
  const signs = /(?!\n)\p{Cc}|\p{Cf}|\u2028/u;
  const title = '\x1b[2J\u009b31m\u202e\u2028\u{e0001}titel';
  const backend = await startBackend({ '/api/promo/all': both({ [title]: 'x', dataPromo: [], title: [title] }) });
  const { out } = await run([backend]);
  expect(out).toContain('titel');
  expect(out).not.toMatch(signs);
  const { out: json } = await run(['--json', backend]);
  expect(json).not.toMatch(signs);
  expect(parsed(json).map(({ found }) => found)).toContain(JSON.stringify([title]));
});

it('prints one JSON object a line with --json, which has all keys, null where there is no value', async () => {
  const { code, out } = await run(['--json', await startBackend(wrong)]);
  expect(code).toBe(1);
  const lines = parsed(out);
  const missing = { language: null, at: '', level: 'error', problem: 'missing', found: null };
  expect(lines).toContainEqual({ ...missing, path: expect.any(String), expected: expect.any(String) });
  expect(lines).toContainEqual({
    path: '/api/promo/all',
    language: 'English',
    at: 'dataPromo[0].expired',
    level: 'error',
    problem: 'not a date',
    found: '"tanggal 40"',
    expected: 'a date like 2026-12-31',
  });
});

it('sends the environment’s key to the backend that the environment names, and to no other one', async () => {
  const keys = new Set<string | undefined>();
  const note: Handler = ({ headers }, response) => {
    keys.add(headers.authorization);
    response.writeHead(404).end();
  };
  const address = await startBackend({ '/api/profile': note });
  const file = join(await writeBank({ key: 's3cret' }), 'key');
  const sentWith = async (env: Record<string, string>) => {
    keys.clear();
    await run([address], env);
    return [...keys];
  };
  const keyVariables: Record<string, string>[] = [{ API_TOKEN: 's3cret' }, { API_TOKEN_FILE: file }];
  for (const key of keyVariables) {
    expect(await sentWith({ ...key, API_BASE: 'https://api.bank.example' })).toEqual([undefined]);
    expect(await sentWith({ ...key, API_BASE: `${address}/v2` })).toEqual([undefined]);
    expect(await sentWith({ ...key, API_BASE: ` ${address}/ ` })).toEqual(['Bearer s3cret']);
    // A developer's own key: no address is on the command line.
    expect(await sentWith(key)).toEqual(['Bearer s3cret']);
  }
});

it('looks for pictures of a named backend at MEDIA_BASE, unless that belongs to the backend of API_BASE', async () => {
  const isFound: Handler = (_, response) =>
    void response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end('<svg/>');
  const MEDIA_BASE = await startBackend({ '/cdn/a.svg': isFound });
  const address = await startBackend({ '/api/inside/all': both([{ title: 'Konto', image: '/cdn/a.svg' }]) });
  expect((await run([address], { MEDIA_BASE })).out).not.toContain('/cdn/a.svg');
  expect((await run([address], { MEDIA_BASE, API_BASE: `${address}/v2` })).out).toContain(`${address}/cdn/a.svg`);
});

it('checks a folder, and what the environment names; without errors the exit code is 0', async () => {
  expect(await run(['tests/banks/cakrawala'], { API_BASE: 'http://127.0.0.1:1' })).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^0 errors and \d+ warnings? in \d+ blocks\n$/m),
  });
  expect((await run([], { SITE_CONFIG: 'tests/banks/cakrawala/bank.json' })).code).toBe(0);
  expect((await run([], { API_BASE: await startBackend(wrong) })).out).toContain('not a date');
});

it('says how it is used with --help; the exit code is 0', async () => {
  expect(await run(['--help'])).toEqual({ code: 0, out: expect.stringMatching(/^npm run check /), err: '' });
});

it.each<[string, string[], Record<string, string>, string]>([
  ['two names', ['a', 'b'], {}, '2 names, where one is checked at a time'],
  ['an unknown option', ['--jsonn'], {}, '--jsonn'],
  ['a folder that is not there', ['nowhere'], {}, 'nowhere is no folder'],
  ['a folder that is no bank’s', ['shell'], {}, 'neither bank.json nor content/'],
  ['an address with a query', ['https://api.bank.example/?a=1'], {}, 'is no base address'],
  ['a wrong variable', [], { API_BASE: 'bank' }, 'API_BASE must be an address'],
  ['a key that no header can have', [], { API_TOKEN: 'the key\nof the bank' }, 'API_TOKEN must have'],
])('says how it is used where it is given %s; the exit code is 2', async (_, args, env, reason) => {
  const { code, out, err } = await run(args, env);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(reason);
  expect(err).toContain('npm run check -- https://api.bank.example');
  expect(err).not.toContain('the key');
});
