import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ignoredVariables } from '../../../../../shell/server/core/variables';
import { readOptions as read } from '../../../../../shell/server/environment/options';
import { newFolder, sharedFolder } from '../../../../support/until-finished';

const folder = sharedFolder();
const demo = join(folder, 'bank.json');

const readOptions = (env: Record<string, string>) => read(env, demo);

it('names the bank’s folder in SITE_CONFIG, else it is the demo bank’s', () => {
  expect(readOptions({})).toMatchObject({ bankFile: demo, bankFolder: folder });
  const bankFile = 'other/bank.json';
  expect(readOptions({ SITE_CONFIG: bankFile })).toMatchObject({ bankFile, bankFolder: 'other' });
});

describe('the variables', () => {
  const refusal = (env: Record<string, string>) => {
    try {
      readOptions(env);
    } catch (error) {
      return (error as Error).message;
    }
    return undefined;
  };
  const backend = { API_BASE: 'https://backend.example/v2' };
  const DATABASE_URL = 'postgresql://bank@db/bank';
  const REPORT_RECIPIENT = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';

  const PREVIEW_KEY = 'the-key-of-the-editors-0123456789';

  it('say where the draft is: on a backend, else in a folder', async () => {
    expect(readOptions({}).preview).toBeUndefined();
    const draft = { PREVIEW_KEY, PREVIEW_API_BASE: 'https://draft.example/' };
    const [apiBase, mediaBase] = ['https://draft.example', 'https://media.example'];
    expect(readOptions(draft).preview).toEqual({ key: PREVIEW_KEY, apiBase, mediaBase: apiBase });
    expect(readOptions({ ...backend, ...draft, API_TOKEN: 'live' }).preview?.apiToken).toBeUndefined();
    expect(readOptions({ ...draft, API_BASE: `${apiBase}/live`, API_TOKEN: 'both' }).preview?.apiToken).toBe('both');
    expect(readOptions({ ...draft, PREVIEW_API_TOKEN: 'own' }).preview?.apiToken).toBe('own');
    expect(readOptions({ ...backend, ...draft, MEDIA_BASE: mediaBase }).preview?.mediaBase).toBe(mediaBase);
    const SITE_CONFIG = join(folder, 'drafted/bank.json');
    await mkdir(join(folder, 'drafted/content.draft'), { recursive: true });
    await writeFile(SITE_CONFIG, JSON.stringify({ name: 'Bank Uji' }));
    const file = join(folder, 'preview-key');
    await writeFile(file, `${PREVIEW_KEY}\n`);
    const { preview } = readOptions({ SITE_CONFIG, PREVIEW_KEY_FILE: file });
    expect(preview).toEqual({ key: PREVIEW_KEY, apiBase: undefined, mediaBase: undefined });
  });

  it('say where the forms go: to the store, with a backend alone to that', () => {
    expect(readOptions({}).forms).toBe('store');
    expect(readOptions({ DATABASE_URL, REPORT_RECIPIENT }).forms).toBe('store');
    expect(readOptions(backend).forms).toBe('forward');
    expect(readOptions({ ...backend, FORMS: 'store', DATABASE_URL, REPORT_RECIPIENT }).forms).toBe('store');
    expect(readOptions({ ...backend, FORMS: 'forward', REPORT_RECIPIENT }).forms).toBe('forward');
  });

  it.each([
    [{ SEAL_REPORTS: 'browser' }, 'SEAL_REPORTS needs REPORT_RECIPIENT, the keys that browsers seal reports to'],
    [{ REPORT_RECIPIENT, SEAL_REPORTS: '1' }, 'SEAL_REPORTS must be browser, not "1"'],
    [{ ...backend, DATABASE_URL }, 'FORMS must say store or forward where API_BASE and DATABASE_URL are both set'],
    [
      { ...backend, REPORT_RECIPIENT },
      'FORMS must say store or forward where API_BASE and REPORT_RECIPIENT are both set',
    ],
    [{ ...backend, FORMS: 'forward', DATABASE_URL }, 'FORMS=forward stores nothing, so DATABASE_URL would be ignored'],
    [{ REPORT_QUOTA: '10 GB' }, 'REPORT_QUOTA must be a number of megabytes from 1 to 9999999, not "10 GB"'],
    [{ KEEP_REPORTS: '0' }, 'KEEP_REPORTS must be a number of days from 1 to 99999, not "0"'],
    [{ FORMS: 'forward' }, 'FORMS=forward needs API_BASE, where it forwards to'],
    [{ FORMS: 'send' }, 'FORMS must be store or forward, not "send"'],
    [{ ...backend, API_TOKEN: 'two words' }, 'API_TOKEN must have 1 to 4096 letters, digits and signs, without spaces'],
    [{ API_TOKEN: 'x' }, 'API_TOKEN is the key of API_BASE, which is not set'],
    [{ MEDIA_BASE: 'https://media.example' }, 'MEDIA_BASE is for the media of API_BASE, which is not set'],
    [
      { PREVIEW_API_BASE: 'https://draft.example' },
      'PREVIEW_API_BASE needs PREVIEW_KEY, with which editors open the draft',
    ],
    [{ PREVIEW_KEY, PREVIEW_API_TOKEN: 'own' }, 'PREVIEW_API_TOKEN is the key of PREVIEW_API_BASE, which is not set'],
    [{ PREVIEW_KEY }, 'PREVIEW_KEY needs PREVIEW_API_BASE, or the folder content.draft beside bank.json'],
    [{ PREVIEW_KEY: 'short' }, 'PREVIEW_KEY must have 32 to 200 letters and digits'],
    [{ ROBOTS: 'all' }, 'ROBOTS must be none, not "all"'],
    [{ PORT: 'eighty' }, 'PORT must be a number from 0 to 65535, not "eighty"'],
    [{ API_BASE: 'bank' }, 'API_BASE must be an address like https://example.org, not "bank"'],
    [
      { API_BASE: 'https://user:secret@cms.example' },
      'API_BASE must be a base address without user, query or fragment',
    ],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must be an address like postgresql://user@host/database'],
    [{ REPORT_RECIPIENT: 'ssh-rsa' }, 'REPORT_RECIPIENT must hold age public keys (age1…), not "ssh-rsa"'],
    [
      { REPORT_RECIPIENT: 'AGE-SECRET-KEY-1QQQQ' },
      'REPORT_RECIPIENT must hold age public keys (age1…), not an identity (AGE-SECRET-KEY-…)',
    ],
    [
      { PUBLIC_ORIGIN: 'https://bank.example/path' },
      'PUBLIC_ORIGIN must be an origin like https://example.org, without a path, not "https://bank.example/path"',
    ],
    [
      { ALLOWED_ORIGINS: 'https://ok.example,nonsense' },
      'ALLOWED_ORIGINS must be an address like https://example.org, not "nonsense"',
    ],
    [
      { ALLOWED_ORIGINS: 'https://*.mitra.example' },
      'ALLOWED_ORIGINS must list each origin: "https://*.mitra.example" has a wildcard',
    ],
    [{ LOG_LEVEL: 'debug' }, 'LOG_LEVEL must be error or warn or info, not "debug"'],
  ])('stop the start where one would be ignored or is bad: %j', (env, message) => {
    expect(refusal(env)).toBe(message);
  });

  it('name the public address of the backend’s media, which is the backend’s own unless it is set', () => {
    expect(readOptions(backend).mediaBase).toBe(backend.API_BASE);
    expect(readOptions({ ...backend, MEDIA_BASE: 'https://media.example' }).mediaBase).toBe('https://media.example');
  });

  it('take a secret from a file', async () => {
    expect(readOptions({ ...backend, API_TOKEN: 'a.b+c/d=' })).toMatchObject({ apiToken: 'a.b+c/d=' });
    const file = join(newFolder(), 'database-url');
    await writeFile(file, `${DATABASE_URL}\n`);
    expect(readOptions({ DATABASE_URL_FILE: file }).databaseUrl).toBe(DATABASE_URL);
    expect(readOptions({ ...backend, API_TOKEN_FILE: file }).apiToken).toBe(DATABASE_URL);
    expect(refusal({ DATABASE_URL_FILE: file, DATABASE_URL })).toBe('DATABASE_URL and DATABASE_URL_FILE are both set');
    const unread = 'DATABASE_URL_FILE names a file that cannot be read: ENOENT';
    expect(refusal({ DATABASE_URL_FILE: `${file}.missing` })).toBe(unread);
    await writeFile(file, '\n');
    expect(refusal({ DATABASE_URL_FILE: file })).toBe('DATABASE_URL_FILE names an empty file');
  });

  it('that are of the export alone are named, as the server ignores them', () => {
    expect(ignoredVariables({ FORMS_ORIGIN: 'https://forms.bank.example', EXPORT_DIR: ' ' })).toEqual([
      'the variable FORMS_ORIGIN is of npm run export, and ignored by the server',
    ]);
  });

  it('that are misspelt are named, and others are none of our business', () => {
    const others = { PATH: '/bin', HOME: '/', PORTS: '1', DATABASE_NAME: 'x', NODE_ENV: 'production' };
    expect(ignoredVariables({ ...others, REPORT_RECIPIENT, DATABASE_URL_FILE: '/x' })).toEqual([]);
    expect(ignoredVariables({ DATABSE_URL: 'x', REPORT_RECIPENT: 'x', Public_Origin: 'x' })).toEqual([
      'the variable DATABSE_URL is unknown and ignored: did you mean DATABASE_URL?',
      'the variable REPORT_RECIPENT is unknown and ignored: did you mean REPORT_RECIPIENT?',
      'the variable Public_Origin is unknown and ignored: did you mean PUBLIC_ORIGIN?',
    ]);
  });
});
