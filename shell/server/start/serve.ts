/** Makes the application, listens, and prints the address in one line. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { routes } from '../../routes';
import { type AppOptions, createApp } from '../app/app';
import type { Metrics } from '../app/metrics';
import { openSite, productOf } from '../bank/folder';
import type { Site } from '../bank/site';
import { watchBank } from '../bank/watch';
import { checkInBackground } from '../check/background';
import { announcementPath, renewOften, statusPath } from '../content/announcement';
import { backendKey } from '../content/backend-key';
import { backendMap } from '../content/backend-map';
import { lastGoodBlocks } from '../content/last-good';
import { draftContent, openContent } from '../content/open-content';
import { withoutPrivate } from '../content/private-log';
import { createLog, type Log } from '../core/log';
import { allWidgets } from '../core/widgets';
import { draftFolderName, type Options, type Preview } from '../environment/options';
import { createSeal } from '../forms/encryption';
import { forwardingForms } from '../forms/forwarding-forms';
import { ownFile } from '../forms/own-file';
import { deleteHourly } from '../forms/retention';
import { checkRoom, roomNotes } from '../forms/storage';
import type { openStore } from '../forms/store';
import { storingForms } from '../forms/storing-forms';
import { draftForms } from '../forms/submit';
import { connectionTimes, manageConnections } from '../guard/connections';
import { keptAnswers } from '../guard/kept-answers';
import { giveTurns, inTurn } from '../guard/turns';
import { withOneHost } from '../http/one-host';
import { openReleases } from '../http/releases';
import { previewing } from '../pages/preview';
import { campaignOf } from '../pages/visit';
import { end, type Stopping } from './stopping';

/** Each takes a file descriptor, of which a process often has 4,096. */
const maxConnections = 2_000;
/** Connections that wait to be accepted. The kernel's own limit (`net.core.somaxconn`, usually 4,096) may be lower. */
const backlog = 4_096;
/** In ms after a stop signal: open requests are then abandoned. */
const answerTimeout = 7_000;

interface ServeOptions {
  dist: string;
  options: Options;
  metrics: Metrics;
  log: Log;
  stopping: Stopping;
  warnings: readonly string[];
  devBuild: string | undefined;
  /** Undefined if the forms are forwarded. Its database is still being opened. */
  store: Awaited<ReturnType<typeof openStore>> | undefined;
}

export async function serve({ dist, options, metrics, log, stopping, warnings, devBuild, store }: ServeOptions) {
  const widgets = await allWidgets();
  const { apiBase, bankFile, bankFolder, blocksFolder, host, port, publicDir, publicOrigin, trustProxy } = options;
  const product = { ...productOf(widgets), publicOrigin };
  let site = openSite(bankFile, product);
  const formOptions = { ...options, takesSealed: options.sealTo !== undefined, log };
  const build = JSON.parse(readFileSync(`${dist}/manifest.json`, 'utf8'));
  const releases = await openReleases({ dist, version: build.version, folder: options.releasesDir, log });
  // A start that fails for bank or releases must not update the tables.
  await store?.prepare();
  if (store) metrics.watch(store.usage);
  const seal = options.reportRecipient && !store ? await createSeal(options) : undefined;
  const key = backendKey(options.apiToken, log);
  const forms = store
    ? storingForms({ ...formOptions, store })
    : forwardingForms({ ...formOptions, apiBase: apiBase ?? '', key, seal });
  const closeStore = async () => {
    await store?.close().catch(() => undefined);
    stopping.exit();
  };
  const kept = devBuild || options.formKey ? undefined : await (store?.formKey() ?? ownFormKey(options.dataDir, log));
  // One for all applications that this process makes, or a change of the bank's folder would refuse open forms.
  const formKey = options.formKey ?? kept ?? randomBytes(32);
  // The database cannot be closed while it is being opened.
  if (stopping.signal.aborted) return closeStore();
  const map = backendMap(join(bankFolder, 'backend.mjs'));
  const content = { widgets, publicDir, facts: () => site.facts, publicOrigin, map };
  const source = openContent({
    ...content,
    apiBase,
    key,
    folder: blocksFolder(apiBase),
    ...(apiBase && { lastGood: lastGoodBlocks(join(options.dataDir, 'blocks'), apiBase, log) }),
    log: withoutPrivate(log, routes, widgets),
  });
  // Independent of the backend's `Cache-Control` and of visitors.
  if (apiBase) for (const path of [announcementPath, statusPath]) renewOften(path, source);
  const checks = {
    release: () => access(join(dist, 'widgets')),
    ...(store && { database: async () => checkRoom(await store.usage()) }),
    // A proxy must learn it before the last connection closes.
    stop: async () => {
      if (stopping.signal.aborted) throw new Error('the server is about to end');
    },
  };
  let bankNotes = (): readonly string[] => [];
  let checking: ReturnType<typeof checkInBackground> | undefined;
  const preview = options.preview && previewing({ key: options.preview.key, publicOrigin, trustProxy });
  const closing = { bankFolder, defaultPage: join(dist, 'server/maintenance.html') };
  const notes = async () => {
    const { folder = [], ...others } = (await source.notes?.()) ?? {};
    const forms = (await store?.usage().then(roomNotes, () => [])) ?? [];
    return { ...others, folder: [...bankNotes(), ...folder], check: [...forms, ...(checking?.notes() ?? [])] };
  };
  const appOf = (site: Site, draft?: Partial<AppOptions['content']>) =>
    createApp({
      content: { site, source, publicDir, mediaBase: options.mediaBase, ...draft },
      product: { widgets, build, dist, releases },
      host: { ...options, preview: preview?.routes },
      forms: { forms: draft ? draftForms(formOptions) : forms, formKey, sealTo: options.sealTo },
      operation: { ...options, checks, notes, metrics, devBuild, closing, stopping: stopping.signal, log },
    });
  let app = appOf(site);
  const listenerOf = () =>
    // In development a reload must show the change.
    devBuild
      ? getRequestListener(app.fetch)
      : keptAnswers(app.fetch, { log, ignored: campaignOf(site), trustProxy, publicOrigin });
  let listener = listenerOf();
  // Without metrics of problems and visits: both are the editor's.
  const draftOf = ({ apiBase, apiToken, mediaBase }: Preview): RequestListener => {
    const draftSource = draftContent({
      ...content,
      apiBase,
      key: backendKey(apiToken, log, 'PREVIEW_API_TOKEN'),
      folder: blocksFolder(apiBase),
      draftFolder: join(bankFolder, draftFolderName),
      published: source,
      log: createLog(options.logLevel),
    });
    const { module: _, fieldShare: __, ...shown } = site;
    return getRequestListener(appOf(shown, { source: draftSource, mediaBase, isDraft: true }).fetch);
  };
  let draft: RequestListener | undefined;
  // `npm run dev` restarts the server instead.
  if (!devBuild) {
    bankNotes = await watchBank({
      bankFile,
      product,
      site,
      log,
      signal: stopping.signal,
      onFile: () => checking?.changed(),
      onSite(changed) {
        site = changed;
        app = appOf(site);
        listener = listenerOf();
        draft = undefined;
      },
    });
  }

  const server = createServer(
    {
      ...connectionTimes,
      // A proxy usually keeps a connection for a minute and may send a request at any time.
      keepAliveTimeout: trustProxy ? 65_000 : 5_000,
    },
    inTurn(
      withOneHost((request, response) => {
        if (!options.preview || !preview?.isDraft(request)) return listener(request, response);
        draft ??= draftOf(options.preview);
        return draft(request, response);
      }, publicOrigin && new URL(publicOrigin).host),
      trustProxy,
    ),
  );
  giveTurns(server).listen({ port, host, backlog }, () => {
    const { address: host, port } = server.address() as AddressInfo;
    const address = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    // Written only now, so that a server that cannot start prints nothing but the reason.
    for (const reason of warnings) log.warn('configuration', { reason });
    log.info('started', { address });
    if (store && !devBuild) deleteHourly(() => store.deleteExpired(options.keep), log);
    // The index takes a second on cold code. With a backend the first search makes it: the start sends no requests.
    if (!apiBase && !devBuild) void app.request('/api/search', {}, { setFacts: () => {} });
    console.log(`Serambi listening on ${address}`);
    checking = checkInBackground({
      source,
      widgets,
      site: () => site,
      bankFolder: blocksFolder(apiBase) && bankFolder,
      publicOrigin,
      // A backend's item blocks are only requested by readers.
      ...(apiBase && { maxDetails: 0 }),
      log,
      signal: stopping.signal,
    });
  });
  // All connections come from the proxy when there is one.
  const connections = manageConnections(server, { ofClient: trustProxy ? maxConnections : 250, inAll: maxConnections });
  server.on('error', (error: NodeJS.ErrnoException) => {
    end(error.code === 'EADDRINUSE' ? `PORT ${port} is in use` : `HOST ${host} cannot be bound: ${error.message}`);
  });
  const stop = async () => {
    // In development every open page has a connection that waits for the next build.
    stopping.unanswered = await connections.close(devBuild ? 0 : answerTimeout);
    await closeStore();
  };
  // The signal may have come before this line.
  if (stopping.signal.aborted) await stop();
  else stopping.signal.addEventListener('abort', stop);
}

/** The form key without a database: processes with the same folder accept each other's forms, also after a restart. */
const ownFormKey = (dataDir: string, log: Log): Promise<string | undefined> =>
  ownFile(dataDir, 'form-key.txt', () => randomBytes(32).toString('base64url')).catch(
    (error: NodeJS.ErrnoException) => {
      log.warn('form-key-not-kept', { reason: error.code ?? error.name });
      return undefined;
    },
  );
