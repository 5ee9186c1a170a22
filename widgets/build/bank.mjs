/**
 * The bank that the build prepares. A bank is a folder: `bank.json`, `content/`, `public/`, and optionally a `build.ts`,
 * which runs in that folder and writes into its `public/`.
 */
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { defaultBank } from '../../shell/server/environment/default-bank.mjs';
import { inProject } from './project.mjs';

/** The folder of the bank that `SITE_CONFIG` names, else of the default one. */
export const bankFolder = dirname(resolve(process.env.SITE_CONFIG?.trim() || inProject(defaultBank)));

/** The bank's `build.ts`, if it has one. */
export const bankBuild = [join(bankFolder, 'build.ts')].find((file) => existsSync(file));
