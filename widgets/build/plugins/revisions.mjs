import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inProject } from '../project.mjs';

/** Files that change a widget's markup: no examples, and no server-only page and join files. */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(examples|page|server)\.ts$/.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file)));
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source);
  return hash.digest('base64url').slice(0, 8);
}

/**
 * Gives each definition its `revision`, because a browser must not hydrate a fragment of another release. Not the package's
 * version, which would change every chunk.
 */
export function revisions() {
  /** @type {Buffer[] | undefined} */
  let runtime;
  return {
    name: 'revisions',
    buildStart() {
      runtime = undefined;
    },
    transform(code, id) {
      if (!/\/widgets\/([\w-]+)\/\1\.widget\.ts$/.test(id)) return null;
      runtime ??= sourcesIn(inProject('widgets/runtime'));
      const parts = code.split('defineWidget({');
      if (parts.length !== 2) this.error('A definition has to call defineWidget({ exactly once');
      const revision = hashOf([...runtime, ...sourcesIn(dirname(id))]);
      return { code: parts.join(`defineWidget({revision:'${revision}',`), map: null };
    },
  };
}
