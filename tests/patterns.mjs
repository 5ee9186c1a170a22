/**
 * Part of `npm run lint`: no regular expression of the server or the widgets takes more than linear time. Strangers choose the
 * texts they run on. The package recheck decides; its results are kept, because it takes seconds. Refuses riddles in comments, too.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
const cacheFile = `${root}node_modules/.cache/patterns.json`;

/** Patterns that run only on texts of this project, or on short ones. */
const onOwnText = new Map([
  ['/^data:[\\w.+-]+\\/[\\w.+-]+;name=([^;,]{1,1000});base64,/', 'the first 1,200 characters of a data URL'],
  ['/^[-.]+|[-.]+$/g', 'a file name, which has at most 1,000 characters'],
  ['/--serambi-([\\w-]+):\\s*([^;]+);/g', "the gallery's own style sheet"],
  ['/^.*?[.!](?=\\s|$)/s', "the widgets' own documentation"],
  ['/(-?[\\d.]+)rem\\b/g', "the widgets' own style sheets"],
  ['/\\B(?=(?:\\d{3})+$)/g', 'a number, which has at most 16 digits'],
  ['/0+$/', 'two digits of a rate'],
]);

/** Files that build patterns at run time, each with the reason why that is safe. */
const assembledIn = new Map([
  ['shell/match.ts', 'paths of the route table; hostile-content.test.ts sends it long addresses'],
  ['widgets/runtime/core/path.ts', "the widgets' own paths; their parameters match single segments"],
  ['widgets/runtime/styles/stylesheet.ts', "the style sheets' own class names"],
]);

/** A line of a comment that begins with a word in place of a noun. */
const withoutNoun = /(?:\/\*\*|^\s*\*|\/\/) ?(?:What|Who|Whose|Whoever|Of|Those|So many|As many) /;

function patternsIn(file) {
  const source = ts.createSourceFile(file, readFileSync(root + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found = [];
  const at = (node) => `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
  const visit = (node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      found.push({ pattern: node.text, at: at(node) });
    }
    const isMade = (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    if (isMade && !assembledIn.has(file)) throw new Error(`${at(node)} makes a pattern that cannot be checked`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** In ms. On a busy machine recheck may report an attack that only ran out of time. */
const times = { timeout: 90_000, incubationTimeout: 60_000, attackTimeout: 60_000 };

/** A pattern that recheck cannot decide in time counts as not linear. */
async function isLinear(pattern) {
  const end = pattern.lastIndexOf('/');
  return (await check(pattern.slice(1, end), pattern.slice(end + 1), times)).status === 'safe';
}

function readCache() {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'));
  } catch {
    return {};
  }
}

// Checks the checker: these patterns have stopped the server.
for (const pattern of ['/\\s+$/', '/<[^>]*>/g', '/^\\/api((?:\\/[a-z0-9]+(?:[-_.]?[a-z0-9]+)*)+)$/i']) {
  if (await isLinear(pattern)) throw new Error(`recheck does not find that ${pattern} is not linear`);
}

const filesIn = (...folders) =>
  execFileSync('git', ['ls-files', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.[jt]sx?$|\.mjs$/.test(file));

const known = readCache();
const patterns = filesIn('shell', 'widgets', ':!widgets/build').flatMap(patternsIn);
for (const { pattern, at } of patterns) {
  if (onOwnText.has(pattern)) continue;
  // Tries again patterns that recheck did not find linear: it may only have been too slow.
  known[pattern] ||= await isLinear(pattern);
  if (known[pattern]) continue;
  console.error(`${at} ${pattern} may take more than linear time`);
  process.exitCode = 1;
}
mkdirSync(`${root}node_modules/.cache`, { recursive: true });
writeFileSync(cacheFile, JSON.stringify(known));

for (const file of filesIn('shell', 'widgets', 'tests', 'demo')) {
  const lines = readFileSync(root + file, 'utf8').split('\n');
  for (const [index, line] of lines.entries()) {
    if (!withoutNoun.test(line)) continue;
    console.error(`${file}:${index + 1} the comment begins with a word that stands for a noun: name the thing`);
    process.exitCode = 1;
  }
}
