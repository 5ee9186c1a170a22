import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { levels } from '../core/log';
import { OptionError } from '../core/option-error';
import { type Environment, readCount, readVariable, type VariableName } from '../core/variables';
import { keysOf, recipientsOf, wrongRecipient } from '../forms/encryption';
import { readKeep } from '../forms/retention';
import { hstsValues } from '../http/security-headers';
import { readAddress, readOrigin, readOrigins, readToken } from './values';

export interface Preview {
  key: string;
  apiBase: string | undefined;
  apiToken: string | undefined;
  mediaBase: string | undefined;
}

export type Options = ReturnType<typeof readOptions>;

const megabyte = 1024 * 1024;

export const draftFolderName = 'content.draft';

export function readOptions(env: Environment, defaultSite: string) {
  const value = (name: VariableName) => readVariable(env, name);
  const bankFile = value('SITE_CONFIG') ?? defaultSite;
  const bankFolder = dirname(bankFile);
  const publicOrigin = readOrigin(env, 'PUBLIC_ORIGIN');
  const apiBase = readAddress(env, 'API_BASE');
  const mediaBase = readAddress(env, 'MEDIA_BASE');
  const apiToken = readToken(env, 'API_TOKEN');
  if (apiToken && !apiBase) throw new OptionError('API_TOKEN is the key of API_BASE, which is not set');
  if (mediaBase && !apiBase) throw new OptionError('MEDIA_BASE is for the media of API_BASE, which is not set');
  return {
    port: readPort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    apiBase,
    apiToken,
    /** Public base address of the backend's media. Browsers get this address, not `apiBase`. */
    mediaBase: mediaBase ?? apiBase,
    forms: readForms(env),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    dataDir: value('DATA_DIR') ?? '.data',
    publicOrigin,
    bankFile,
    bankFolder,
    publicDir: join(bankFolder, 'public'),
    /** Undefined for the demo bank beside a backend: its blocks have another bank's texts. */
    blocksFolder: (backend: string | undefined) =>
      backend && bankFolder === dirname(defaultSite) ? undefined : join(bankFolder, 'content'),
    allowedOrigins: readOrigins(env, 'ALLOWED_ORIGINS'),
    trustProxy: readOneOf(env, 'TRUST_PROXY', ['0', '1']) === '1',
    reportRecipient: readRecipient(value('REPORT_RECIPIENT')),
    sealTo: readSealTo(env),
    isIndexed: readOneOf(env, 'ROBOTS', ['none']) !== 'none',
    hasGallery: readOneOf(env, 'GALLERY', ['off']) !== 'off',
    hsts: readOneOf(env, 'HSTS', hstsValues) ?? 'subdomains',
    purgeToken: readSecret(env, 'PURGE_TOKEN'),
    preview: readPreview(env, bankFolder, { apiBase, apiToken, mediaBase }),
    logLevel: readOneOf(env, 'LOG_LEVEL', levels) ?? 'info',
    releasesDir: value('RELEASES_DIR'),
    formKey: readSecret(env, 'FORM_KEY'),
    keep: readKeep(env),
    reportQuota: (readCount(env, 'REPORT_QUOTA', 'megabytes') ?? 10_000) * megabyte,
    exportDir: value('EXPORT_DIR'),
    formsOrigin: readOrigin(env, 'FORMS_ORIGIN'),
  };
}

/** A variable that would be ignored stops the start, because somebody relies on it. */
function readForms(env: Environment): 'store' | 'forward' {
  const forms = readOneOf(env, 'FORMS', ['store', 'forward']);
  const hasBackend = readVariable(env, 'API_BASE') !== undefined;
  if (forms === 'forward' && !hasBackend) throw new OptionError('FORMS=forward needs API_BASE, where it forwards to');
  const ofStore = (['DATABASE_URL', 'KEEP_REPORTS', 'KEEP_MESSAGES', 'REPORT_QUOTA'] as const).find((name) =>
    readVariable(env, name),
  );
  if (forms === 'forward' && ofStore) {
    throw new OptionError(`FORMS=forward stores nothing, so ${ofStore} would be ignored`);
  }
  if (forms || !hasBackend) return forms ?? 'store';
  const unclear = ofStore ?? (readVariable(env, 'REPORT_RECIPIENT') && 'REPORT_RECIPIENT');
  if (!unclear) return 'forward';
  throw new OptionError(`FORMS must say store or forward where API_BASE and ${unclear} are both set`);
}

function readPreview(
  env: Environment,
  bankFolder: string,
  site: Pick<Preview, 'apiBase' | 'apiToken' | 'mediaBase'>,
): Preview | undefined {
  const apiBase = readAddress(env, 'PREVIEW_API_BASE');
  const key = readSecret(env, 'PREVIEW_KEY');
  if (apiBase && !key) throw new OptionError('PREVIEW_API_BASE needs PREVIEW_KEY, with which editors open the draft');
  const ownToken = readToken(env, 'PREVIEW_API_TOKEN');
  if (ownToken && !apiBase) throw new OptionError('PREVIEW_API_TOKEN is the key of PREVIEW_API_BASE, which is not set');
  if (!key) return undefined;
  const isSameOrigin = apiBase && site.apiBase && new URL(apiBase).origin === new URL(site.apiBase).origin;
  const apiToken = ownToken ?? (isSameOrigin ? site.apiToken : undefined);
  if (apiBase || existsSync(join(bankFolder, draftFolderName))) {
    return { key, apiBase, apiToken, mediaBase: site.mediaBase ?? apiBase ?? site.apiBase };
  }
  throw new OptionError(`PREVIEW_KEY needs PREVIEW_API_BASE, or the folder ${draftFolderName} beside bank.json`);
}

function readOneOf<Value extends string>(
  env: Environment,
  name: VariableName,
  values: readonly Value[],
): Value | undefined {
  const value = readVariable(env, name);
  const found = values.find((each) => each === value);
  if (found || value === undefined) return found;
  throw new OptionError(`${name} must be ${values.join(' or ')}, not "${value}"`);
}

function readPort(value = '8080'): number {
  const port = Number(value);
  if (/^\d{1,5}$/.test(value) && port < 65_536) return port;
  throw new OptionError(`PORT must be a number from 0 to 65535, not "${value}"`);
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  // The address may contain a password, so the message does not repeat it.
  const isAddress = value === undefined || (URL.canParse(value) && /^postgres(ql)?:$/.test(new URL(value).protocol));
  if (isAddress) return value;
  throw new OptionError('DATABASE_URL must be an address like postgresql://user@host/database');
}

/** The message does not repeat the secret. */
function readSecret(env: Environment, name: VariableName): string | undefined {
  const value = readVariable(env, name);
  if (value === undefined || /^[\w.~+/=-]{32,200}$/.test(value)) return value;
  throw new OptionError(`${name} must have 32 to 200 letters and digits`);
}

function readSealTo(env: Environment): string | undefined {
  if (!readOneOf(env, 'SEAL_REPORTS', ['browser'])) return undefined;
  const keys = keysOf(readVariable(env, 'REPORT_RECIPIENT'));
  if (!keys.length)
    throw new OptionError('SEAL_REPORTS needs REPORT_RECIPIENT, the keys that browsers seal reports to');
  return recipientsOf(keys);
}

function readRecipient(value: string | undefined): string | undefined {
  const bad = keysOf(value).find((key) => !/^age1[0-9a-z]{20,}$/.test(key));
  if (bad === undefined) return value;
  throw wrongRecipient(bad);
}
