import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Product, readFolder } from '../bank/folder';
import { lineOf } from '../bank/mistakes';
import type { Site } from '../bank/site';
import { draftFolderName } from '../content/draft-content';
import type { LogLevel } from '../core/log';
import { OptionError } from '../core/option-error';
import { type Environment, readCount, readVariable, type VariableName } from '../core/variables';
import { keysOf, recipientsOf } from '../forms/encryption';
import { readKeep } from '../forms/retention';
import { hstsValues } from '../http/security-headers';
import { readAddress, readOrigin, readToken } from './values';

export interface Preview {
  key: string;
  apiBase: string | undefined;
  apiToken: string | undefined;
  mediaBase: string | undefined;
}

const megabyte = 1024 * 1024;

const formsValues = ['store', 'forward'] as const;
const logLevels: readonly LogLevel[] = ['error', 'warn', 'info'];

/** Throws {@link OptionError} for the first bad variable, or with all mistakes of the bank's folder, checked against `product`. */
export function readOptions(env: Environment, defaultSite: string, product: Product) {
  const value = (name: VariableName) => readVariable(env, name);
  const bankFile = value('SITE_CONFIG') ?? defaultSite;
  const publicOrigin = readOrigin('PUBLIC_ORIGIN', value('PUBLIC_ORIGIN'));
  const site = readSite(bankFile, { ...product, publicOrigin });
  const apiBase = readAddress('API_BASE', value('API_BASE'));
  const mediaBase = readAddress('MEDIA_BASE', value('MEDIA_BASE'));
  const apiToken = readToken('API_TOKEN', value('API_TOKEN'));
  if (apiToken && !apiBase) throw new OptionError('API_TOKEN is the key of API_BASE, which is not set');
  if (mediaBase && !apiBase) throw new OptionError('MEDIA_BASE is for the media of API_BASE, which is not set');
  return {
    port: readPort(value('PORT')),
    host: value('HOST') ?? '127.0.0.1',
    apiBase,
    apiToken,
    /** Public base address of the backend's media. Browsers get this address, not `apiBase`. */
    mediaBase: mediaBase ?? apiBase,
    forms: readForms(value),
    databaseUrl: readDatabaseUrl(value('DATABASE_URL')),
    dataDir: value('DATA_DIR') ?? '.data',
    publicOrigin,
    site,
    bankFile,
    bankFolder: dirname(bankFile),
    allowedOrigins: (value('ALLOWED_ORIGINS') ?? '')
      .split(',')
      .map((origin) => readOrigin('ALLOWED_ORIGINS', origin.trim() || undefined))
      .filter((origin) => origin !== undefined),
    trustProxy: readSwitch('TRUST_PROXY', value('TRUST_PROXY')),
    reportRecipient: readRecipient(value('REPORT_RECIPIENT')),
    sealTo: readSealTo(value),
    isIndexed: readOneOf('ROBOTS', value('ROBOTS'), ['none']) !== 'none',
    hasGallery: readOneOf('GALLERY', value('GALLERY'), ['off']) !== 'off',
    hsts: readOneOf('HSTS', value('HSTS'), hstsValues) ?? 'subdomains',
    purgeToken: readSecret('PURGE_TOKEN', value('PURGE_TOKEN')),
    preview: readPreview(value, dirname(bankFile), { apiBase, apiToken, mediaBase }),
    logLevel: readOneOf('LOG_LEVEL', value('LOG_LEVEL'), logLevels) ?? 'info',
    releasesDir: value('RELEASES_DIR'),
    formKey: readSecret('FORM_KEY', value('FORM_KEY')),
    keep: readKeep(env),
    reportQuota: (readCount(env, 'REPORT_QUOTA', 'megabytes') ?? 10_000) * megabyte,
    exportDir: value('EXPORT_DIR'),
    formsOrigin: readOrigin('FORMS_ORIGIN', value('FORMS_ORIGIN')),
  };
}

function readSite(bankFile: string, product: Product): Site {
  const { site, mistakes } = readFolder(bankFile, product);
  if (site) return site;
  const [line = '', ...others] = mistakes.map(lineOf);
  const folder = dirname(bankFile);
  throw new OptionError(
    others.length
      ? [`SITE_CONFIG ${folder} has ${mistakes.length} mistakes:`, line, ...others].join('\n')
      : `SITE_CONFIG ${join(folder, line)}`,
  );
}

/** A variable that would be ignored stops the start, because somebody relies on it. */
function readForms(value: (name: VariableName) => string | undefined): (typeof formsValues)[number] {
  const forms = readOneOf('FORMS', value('FORMS'), formsValues);
  const hasBackend = value('API_BASE') !== undefined;
  if (forms === 'forward' && !hasBackend) throw new OptionError('FORMS=forward needs API_BASE, where it forwards to');
  const ofStore = (['DATABASE_URL', 'KEEP_REPORTS', 'KEEP_MESSAGES', 'REPORT_QUOTA'] as const).find((name) =>
    value(name),
  );
  if (forms === 'forward' && ofStore) {
    throw new OptionError(`FORMS=forward stores nothing, so ${ofStore} would be ignored`);
  }
  if (forms || !hasBackend) return forms ?? 'store';
  const unclear = ofStore ?? (value('REPORT_RECIPIENT') && 'REPORT_RECIPIENT');
  if (!unclear) return 'forward';
  throw new OptionError(`FORMS must say store or forward where API_BASE and ${unclear} are both set`);
}

function readPreview(
  value: (name: VariableName) => string | undefined,
  bankFolder: string,
  site: Pick<Preview, 'apiBase' | 'apiToken' | 'mediaBase'>,
): Preview | undefined {
  const apiBase = readAddress('PREVIEW_API_BASE', value('PREVIEW_API_BASE'));
  const key = readSecret('PREVIEW_KEY', value('PREVIEW_KEY'));
  if (apiBase && !key) throw new OptionError('PREVIEW_API_BASE needs PREVIEW_KEY, with which editors open the draft');
  const ownToken = readToken('PREVIEW_API_TOKEN', value('PREVIEW_API_TOKEN'));
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
  name: VariableName,
  value: string | undefined,
  values: readonly Value[],
): Value | undefined {
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

function readSwitch(name: string, value = '0'): boolean {
  if (value === '0' || value === '1') return value === '1';
  throw new OptionError(`${name} must be 0 or 1, not "${value}"`);
}

/** The message does not repeat the secret. */
function readSecret(name: VariableName, value: string | undefined): string | undefined {
  if (value === undefined || /^[\w.~+/=-]{32,200}$/.test(value)) return value;
  throw new OptionError(`${name} must have 32 to 200 letters and digits`);
}

function readSealTo(value: (name: VariableName) => string | undefined): string | undefined {
  if (!readOneOf('SEAL_REPORTS', value('SEAL_REPORTS'), ['browser'])) return undefined;
  const keys = keysOf(value('REPORT_RECIPIENT'));
  if (!keys.length)
    throw new OptionError('SEAL_REPORTS needs REPORT_RECIPIENT, the keys that browsers seal reports to');
  return recipientsOf(keys);
}

function readRecipient(value: string | undefined): string | undefined {
  const bad = keysOf(value).find((key) => !/^age1[0-9a-z]{20,}$/.test(key));
  if (bad === undefined) return value;
  throw new OptionError(`REPORT_RECIPIENT must hold age public keys (age1…), not "${bad}"`);
}
