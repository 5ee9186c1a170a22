import { readFileSync } from 'node:fs';
import { distance } from 'fastest-levenshtein';
import { OptionError } from './option-error';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Container platforms mount secrets as files: `<name>_FILE` may name one. */
const inFiles = [
  'API_TOKEN',
  'DATABASE_URL',
  'REPORT_RECIPIENT',
  'FORM_KEY',
  'PURGE_TOKEN',
  'PREVIEW_API_TOKEN',
  'PREVIEW_KEY',
] as const;

const ofExport = ['EXPORT_DIR', 'FORMS_ORIGIN'] as const;

const names = [
  ...inFiles,
  ...ofExport,
  'PORT',
  'HOST',
  'API_BASE',
  'MEDIA_BASE',
  'FORMS',
  'DATA_DIR',
  'PUBLIC_ORIGIN',
  'SITE_CONFIG',
  'RELEASES_DIR',
  'ROBOTS',
  'GALLERY',
  'HSTS',
  'LOG_LEVEL',
  'ALLOWED_ORIGINS',
  'SEAL_REPORTS',
  'KEEP_REPORTS',
  'KEEP_MESSAGES',
  'REPORT_QUOTA',
  'TRUST_PROXY',
  'PREVIEW_API_BASE',
] as const;
export type VariableName = (typeof names)[number];

export function readVariable(env: Environment, name: VariableName): string | undefined {
  const value = env[name]?.trim() || undefined;
  const fileName = `${name}_FILE`;
  const file = inFiles.some((each) => each === name) ? env[fileName]?.trim() : undefined;
  if (!file) return value;
  if (value !== undefined) throw new OptionError(`${name} and ${fileName} are both set`);
  const content = readSecret(fileName, file);
  // A server without it would store submissions in another database, or not encrypted to the bank.
  if (!content) throw new OptionError(`${fileName} names an empty file`);
  return content;
}

function readSecret(fileName: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new OptionError(`${fileName} names a file that cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
}

export function readCount(env: Environment, name: VariableName, unit: 'days' | 'megabytes'): number | undefined {
  const value = readVariable(env, name);
  const most = { days: 99_999, megabytes: 9_999_999 }[unit];
  if (value === undefined) return undefined;
  if (/^[1-9]\d{0,6}$/.test(value) && Number(value) <= most) return Number(value);
  throw new OptionError(`${name} must be a number of ${unit} from 1 to ${most}, not "${value}"`);
}

/** Warns of variables that the server ignores: variables of the export, and misspelt names. */
export function ignoredVariables(env: Environment): string[] {
  const known: readonly string[] = [...names, ...inFiles.map((name) => `${name}_FILE`)];
  // Names of up to five letters, like `PORT`, may differ by one letter without a mistake.
  const isLong = (name: string) => name.length > 5;
  const exported = ofExport
    .filter((name) => env[name]?.trim())
    .map((name) => `the variable ${name} is of npm run export, and ignored by the server`);
  const misspelt = Object.keys(env)
    .filter((name) => !known.includes(name) && isLong(name))
    .flatMap((name) => {
      const meant = known.find((each) => isLong(each) && distance(name.toUpperCase(), each) <= 2);
      return meant ? [`the variable ${name} is unknown and ignored: did you mean ${meant}?`] : [];
    });
  return [...exported, ...misspelt];
}
