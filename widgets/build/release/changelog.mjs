const heading = '## Unreleased\n';

/**
 * Moves unreleased changes below a version's heading.
 *
 * @param {string} text of `CHANGELOG.md`
 */
export function releaseChanges(text, version, date) {
  const [before = '', after] = text.split(heading);
  if (!after || /^\s*(## |$)/.test(after)) throw new Error('CHANGELOG.md has nothing below "## Unreleased"');
  return `${before}${heading}\n## ${version} - ${date}\n${after}`;
}
