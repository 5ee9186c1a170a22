/** A step of the build: writes the template of the embedded database beside this file, in `dist/server`. */
import { makeTemplate } from './template.js';

await makeTemplate(import.meta.dirname);
