import { dirname, join } from 'node:path';
import { type Product, readFolder } from '../bank/folder';
import { backendKey } from '../content/backend-key';
import { backendMap } from '../content/backend-map';
import { createLog } from '../core/log';
import { type Environment, readVariable } from '../core/variables';
import { readAddress, readOrigin, readToken } from '../environment/values';
import type { CheckOptions } from './check';
import { backendReader, folderReader } from './read';

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
