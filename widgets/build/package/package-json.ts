/**
 * `dist/package.json`: the package for partners (`npm pack ./dist`). Without dependencies of server and build, so that installing
 * it installs nothing else.
 */
export function partnerPackage(text: string): string {
  const { scripts, budgets, dependencies, devDependencies, engines, ...rest } = JSON.parse(text);
  return `${JSON.stringify(rest, null, 2)}\n`.replaceAll(/\bdist\//g, '');
}
