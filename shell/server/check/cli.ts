import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Product, productOf, readFolder } from '../bank/folder';
import { backendKey } from '../content/backend-key';
import { backendMap } from '../content/backend-map';
import { createLog } from '../core/log';
import { OptionError } from '../core/option-error';
import { type Environment, readVariable } from '../core/variables';
import { allWidgets } from '../core/widgets';
import { readAddress, readOrigin, readToken } from '../environment/values';
import { baseAddress } from '../http/base-address';
import { type CheckOptions, check } from './check';
import { linesOf, linesOfJson } from './print';
import { countOf } from './problem';
import { backendReader, folderReader } from './read';

const usage = `npm run check                              checks what the environment names (API_BASE, SITE_CONFIG)
npm run check -- https://api.bank.example  checks a backend
npm run check -- ../our-bank               checks a bank's folder
npm run check -- --json                    prints one JSON object a line`;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

interface Command {
  args: readonly string[];
  env: Environment;
  demoBank: string;
  out: Output;
  err: Output;
}

/** The variables, replaced by the command line's address or folder. Throws {@link OptionError}. */
function namedBy(name: string | undefined, env: Environment): Environment {
  if (name === undefined) return env;
  const { API_BASE, ...unnamed } = env;
  const { MEDIA_BASE, API_TOKEN, API_TOKEN_FILE, ...withoutBackend } = unnamed;
  if (/^https?:/i.test(name)) {
    const apiBase = baseAddress(name);
    if (apiBase === undefined)
      throw new OptionError(`${name} is no base address: it has a user, a query or a fragment`);
    const ofEnvironment = API_BASE?.trim();
    // `MEDIA_BASE` and `API_TOKEN` belong to the backend that `API_BASE` names.
    if (ofEnvironment && baseAddress(ofEnvironment) === apiBase) return env;
    return { ...(ofEnvironment ? withoutBackend : unnamed), API_BASE: apiBase };
  }
  const path = resolve(name);
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) throw new OptionError(`${name} is no folder, and no address that begins with http: or https:`);
  const bankFile = stats.isDirectory() ? join(path, 'bank.json') : path;
  if (!existsSync(bankFile) && !existsSync(join(dirname(bankFile), 'content'))) {
    throw new OptionError(`${name} is no bank's folder: it has neither bank.json nor content/`);
  }
  return { ...withoutBackend, SITE_CONFIG: bankFile };
}

export function readTarget(env: Environment, demoBank: string, product: Product): Omit<CheckOptions, 'widgets'> {
  const ownBank = readVariable(env, 'SITE_CONFIG');
  const apiBase = readAddress(env, 'API_BASE');
  const { headers } = backendKey(readToken(env, 'API_TOKEN'), createLog('error'));
  const mediaBase = readAddress(env, 'MEDIA_BASE') ?? apiBase;
  const publicOrigin = readOrigin(env, 'PUBLIC_ORIGIN');
  const isSecure = publicOrigin?.startsWith('https:') ?? false;
  // A backend without `SITE_CONFIG` is checked alone, without the demo bank's folder.
  const bankFile = ownBank ?? (apiBase ? undefined : demoBank);
  if (bankFile === undefined) {
    const read = backendReader({ apiBase: apiBase ?? '', headers, isSecure });
    return { read, publicOrigin, files: { mediaBase } };
  }
  const { site, facts, mistakes } = readFolder(bankFile, { ...product, publicOrigin });
  const bankFolder = dirname(bankFile);
  const folder = { bankFolder, facts, isSecure };
  const map = backendMap(join(bankFolder, 'backend.mjs'));
  const read = apiBase ? backendReader({ apiBase, headers, folder, map, isSecure }) : folderReader(folder);
  return {
    read,
    site,
    mistakes,
    bankFolder,
    publicOrigin,
    files: { publicDir: join(bankFolder, 'public'), mediaBase },
  };
}

async function run({ args, env, demoBank, out, err }: Command): Promise<number> {
  const options = { json: { type: 'boolean' }, help: { type: 'boolean' } } as const;
  const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
  if (values.help) {
    out.write(`${usage}\n`);
    return 0;
  }
  if (positionals.length > 1) throw new OptionError(`${positionals.length} names, where one is checked at a time`);
  const widgets = await allWidgets();
  const target = readTarget(namedBy(positionals[0], env), demoBank, productOf(widgets));
  const onProgress = (done: number, all: number) => void err.write(`\r${done} of ${all}\x1b[K`);
  const checked = await check({ ...target, widgets, ...(err.isTTY && { onProgress }) });
  if (err.isTTY) err.write('\r\x1b[K');
  const { problems } = checked;
  out.write(values.json ? linesOfJson(problems) : linesOf(checked, Boolean(out.isTTY && !env.NO_COLOR)));
  return countOf(problems, 'error') ? 1 : 0;
}

/** Resolves to the exit code: 1 after an error in the content, 2 for a wrong command line or variable. */
export const runCheck = (command: Command): Promise<number> =>
  run(command).catch((error: NodeJS.ErrnoException) => {
    if (!(error instanceof OptionError) && !error.code?.startsWith('ERR_PARSE_ARGS')) throw error;
    command.err.write(`${error.message}\n\n${usage}\n`);
    return 2;
  });
