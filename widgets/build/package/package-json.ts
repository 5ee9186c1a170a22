/**
 * `dist/package.json`: the package that partners install (`npm pack ./dist`). It is the project's own without what runs the
 * server and the build, so that installing a widget installs nothing else.
 */
export function partnerPackage(text: string): string {
  const { scripts, budgets, dependencies, devDependencies, engines, ...rest } = JSON.parse(text);
  return `${JSON.stringify(rest, null, 2)}\n`.replaceAll(/\bdist\//g, '');
}
