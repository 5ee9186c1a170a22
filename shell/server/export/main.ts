/** `npm run export`: writes the whole site as files, for any object store or CDN. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchPath } from '../../match';
import { routes } from '../../routes';
import { createApp } from '../app/app';
import { openSite, productOf } from '../bank/folder';
import { routeTableOf } from '../bank/site-table';
import { check } from '../check/check';
import { sumOf } from '../check/problem';
import { sourceReader } from '../check/read';
import { backendKey } from '../content/backend-key';
import { backendMap } from '../content/backend-map';
import { openContent } from '../content/open-content';
import { partsOf } from '../content/parts';
import { filesBelow } from '../core/entries-below';
import { createLog } from '../core/log';
import { OptionError } from '../core/option-error';
import { allWidgets } from '../core/widgets';
import { defaultBank } from '../environment/default-bank.mjs';
import { readOptions } from '../environment/options';
import { formPaths } from '../forms/submit';
import { addressesIn, majorOf, openReleases } from '../http/releases';
import { builtFile } from '../http/static-files';
import { pathsOf } from '../pages/discovery';
import { collect, IncompleteSite } from './collect';
import { checkFolder, writeFolder } from './write';

const dist = fileURLToPath(new URL('..', import.meta.url));
const project = join(dist, '..');

async function addressesBelow(folder: string): Promise<string[]> {
  const files = (await filesBelow(folder)).filter((file) => !/\.(?:br|map)$|(?:^|\/)\.[^/]*$/.test(file));
  return files.map((file) => `/${file.split('/').map(encodeURIComponent).join('/')}`);
}

async function exportSite(): Promise<void> {
  const widgets = await allWidgets();
  const options = readOptions(process.env, join(project, defaultBank));
  const { apiBase, mediaBase, publicOrigin, bankFolder, releasesDir, isIndexed, formsOrigin, hsts, sealTo } = options;
  const ownSite = openSite(options.bankFile, { ...productOf(widgets), publicOrigin });
  if (!publicOrigin)
    throw new OptionError('PUBLIC_ORIGIN must be set: pages and the sitemap name the site’s own origin');
  const folder = options.exportDir ?? join(dist, 'site');
  checkFolder(folder);

  const log = createLog('warn');
  const { publicDir } = options;
  const folderOfBlocks = options.blocksFolder(apiBase);
  const source = openContent({
    widgets,
    apiBase,
    key: backendKey(options.apiToken, log),
    map: backendMap(join(bankFolder, 'backend.mjs')),
    folder: folderOfBlocks,
    publicDir,
    facts: () => ownSite.facts,
    publicOrigin,
    log,
  });
  const checked = await check({
    read: sourceReader(source),
    widgets,
    site: ownSite,
    bankFolder: folderOfBlocks && bankFolder,
    publicOrigin,
  });
  if (checked.incomplete.length) throw new IncompleteSite(checked.incomplete);
  if (checked.problems.length)
    console.error(`Warning: ${sumOf(checked.problems)} in the content: npm run check lists them`);
  const build = JSON.parse(readFileSync(join(dist, 'manifest.json'), 'utf8'));
  // Files cannot answer a search.
  const { bank } = ownSite;
  const unanswered = routes.filter(({ takesQuery }) => takesQuery).map(({ path }) => path);
  const site = { ...ownSite, bank: { ...bank, disabledPages: [...(bank.disabledPages ?? []), ...unanswered] } };
  const table = routeTableOf(site);
  // Own addresses are paths, so that the report's page has the form itself.
  const forms = formsOrigin === publicOrigin ? '' : formsOrigin;
  const releases = await openReleases({ dist, version: build.version, folder: releasesDir, log });
  const app = createApp({
    content: { site: { ...site, fieldShare: 0 }, source, publicDir, mediaBase },
    product: { widgets, build, dist, releases },
    host: { publicOrigin, allowedOrigins: [], isIndexed, exported: { forms, media: mediaBase } },
    forms: { forms: undefined, sealTo },
    operation: { log },
  });
  // The server that accepts the form also serves the page for frames.
  const listed = await Promise.all(
    table.routes.filter(({ isBare }) => !isBare).map((route) => pathsOf(route, source, widgets)),
  );
  const incomplete = listed.find(({ isComplete }) => !isComplete);
  if (incomplete) throw new Error('The lists of items cannot be had, so their pages are not known');
  const built = (await addressesBelow(dist)).filter((address) => builtFile.test(address));
  const { files, missing } = await collect({
    ask: (address) => app.request(publicOrigin + address),
    table,
    pages: listed.flatMap(({ paths }) => paths),
    files: [
      ...built,
      ...[`/v${build.version}`, `/${majorOf(build.version)}`].flatMap((version) => built.map((file) => version + file)),
      ...addressesIn(releases),
      '/widgets/config.json',
      ...(await addressesBelow(publicDir)),
    ],
    blocksOf: (path) => partsOf(matchPath(path, table), widgets).map((part) => part.path),
    // Fragments of forms would post to a host of files.
    widgets: [...widgets.keys()].filter((name) => forms === '' || !(name in formPaths)),
    redirects: site.redirects,
    origin: publicOrigin,
    hsts,
  });
  for (const address of missing) console.error(`Warning: something leads to ${address}, which is not there`);
  writeFolder(folder, files);
  console.log(`${files.size} files in ${folder}`);
}

try {
  await exportSite();
} catch (error) {
  console.error(error instanceof OptionError || error instanceof IncompleteSite ? error.message : error);
  process.exitCode = 1;
}
