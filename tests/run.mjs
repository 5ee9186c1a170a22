// Runs a TypeScript file of this project: node tests/run.mjs tests/bench/submits.ts
import { resolve } from 'node:path';
import { runnerImport } from 'vite';

await runnerImport(resolve(process.argv[2] ?? ''));
