import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : '';
  return { title: `${name} ${version} (${license})`, text };
}

/**
 * `third-party-notices.txt`: name, version and license of each bundled package. rollup-plugin-license would add lodash and moment.
 *
 * @param {string[]} others folders of packages whose files are in the build without an import
 */
export function thirdPartyNotices(fileName, others = []) {
  return {
    name: 'third-party-notices',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? Object.entries(file.modules) : [],
      );
      const bundled = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id);
      const folders = bundled.flatMap((id) => packageFolder.exec(id)?.[0] ?? []).filter(existsSync);
      const notices = [...new Set([...folders, ...others])].map(noticeOf);
      notices.sort((one, other) => one.title.localeCompare(other.title));
      const source = notices.map(({ title, text }) => `${title}\n\n${text}\n`).join(`\n${'-'.repeat(72)}\n\n`);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
