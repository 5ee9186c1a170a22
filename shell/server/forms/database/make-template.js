// @ts-check
/** A step of the build: `node make-template.js FOLDER` writes the template of the embedded database. */
import { mkdir } from 'node:fs/promises';
import { makeTemplate } from './template.js';

const [folder = '.'] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
await makeTemplate(folder);
