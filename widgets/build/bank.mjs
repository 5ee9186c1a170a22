/**
 * The bank to build: a folder with `bank.json`, `content/`, `public/`, and an optional `build.ts`. That runs there and writes into
 * its `public/`.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defaultBank } from '../../shell/server/environment/default-bank.mjs';
import { inProject } from './project.mjs';

/** From `SITE_CONFIG`, else the default bank's. */
export const bankFolder = dirname(resolve(process.env.SITE_CONFIG?.trim() || inProject(defaultBank)));

export const bankBuild = [join(bankFolder, 'build.ts')].find((file) => existsSync(file));
