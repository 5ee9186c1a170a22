/** Releases for tests: the current build, and a copy of it with another version and other bytes. */
import { cp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { archive } from '../../widgets/build/release/archive.mjs';
import type { Key } from '../../widgets/build/release/signatures.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, process.env.DIST ?? 'dist');

async function versionOf(folder: string): Promise<string> {
  return JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')).version;
}

export async function publish(folder: string, keys: readonly Key[] = [], build = dist): Promise<string> {
  const version = await versionOf(build);
  await archive({ dist: build, folder, version, date: '2026-11-22', keys });
  return version;
}

/** A copy of the build as the next version. All chunks have other names, and all standalone files end with a comment. */
export async function nextBuild(folder: string): Promise<{ build: string; version: string }> {
  const build = join(folder, 'dist');
  await cp(dist, build, { recursive: true, filter: (file) => !/\.(br|map)$/.test(file) });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  const before = await versionOf(dist);
  const [major, minor] = before.split('.').map(Number);
  const version = `${major}.${Number(minor) + 1}.0`;
  const renamed = new Map<string, string>();
  for (const name of await readdir(join(build, 'chunks'))) {
    const [, start, hash = '', extension] = /^(.*-)([\w-]{8})(\..*)$/.exec(name) ?? [];
    renamed.set(name, start + [...hash].reverse().join('') + extension);
  }
  for (const [name, next] of renamed) await rename(join(build, 'chunks', name), join(build, 'chunks', next));
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const each of ['manifest.json', 'widgets', 'chunks', 'standalone']) {
    const path = join(build, each);
    const files = each.includes('.') ? [path] : (await readdir(path)).map((name) => join(path, name));
    for (const file of files.filter((name) => /\.(js|json|css)$/.test(name))) {
      const text = (await readFile(file, 'utf8')).replaceAll(names, (name) => renamed.get(name) ?? name);
      const end = each === 'standalone' ? `// ${version}\n` : '';
      await writeFile(
        file,
        text.replaceAll(`"${before}"`, `"${version}"`).replaceAll(`/v${before}/`, `/v${version}/`) + end,
      );
    }
  }
  await rm(join(build, `serambi-${before}.tgz`));
  return { build, version };
}
