/** Parses variables that several commands read. Each function throws {@link OptionError} for a bad value. */
import { OptionError } from '../core/option-error';
import { type Environment, readVariable, type VariableName } from '../core/variables';
import { baseAddress } from '../http/base-address';

function parse(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new OptionError(`${name} must be an address like https://example.org, not "${value}"`);
}

export function readAddress(env: Environment, name: VariableName): string | undefined {
  const value = readVariable(env, name);
  if (value === undefined) return undefined;
  parse(name, value);
  const address = baseAddress(value);
  if (address !== undefined) return address;
  // The message does not repeat the value: user and query may hold a password or a key.
  throw new OptionError(`${name} must be a base address without user, query or fragment`);
}

function originOf(name: string, value: string): string {
  // A wildcard would also allow a subdomain that somebody else took over.
  if (value.includes('*')) throw new OptionError(`${name} must list each origin: "${value}" has a wildcard`);
  const { origin, pathname, search, hash } = parse(name, value);
  if (pathname === '/' && !search && !hash) return origin;
  throw new OptionError(`${name} must be an origin like https://example.org, without a path, not "${value}"`);
}

export function readOrigin(env: Environment, name: VariableName): string | undefined {
  const value = readVariable(env, name);
  return value === undefined ? undefined : originOf(name, value);
}

export const readOrigins = (env: Environment, name: VariableName): string[] =>
  (readVariable(env, name) ?? '').split(',').flatMap((value) => (value.trim() ? originOf(name, value.trim()) : []));

/** The backend made the token, so it may be short. The message does not repeat the secret. */
export function readToken(env: Environment, name: VariableName): string | undefined {
  const value = readVariable(env, name);
  if (value === undefined || /^[\x21-\x7e]{1,4096}$/.test(value)) return value;
  throw new OptionError(`${name} must have 1 to 4096 letters, digits and signs, without spaces`);
}
