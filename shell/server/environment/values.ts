/** Parses variables that several commands read. Each function throws {@link OptionError} for a bad value. */
import { OptionError } from '../core/option-error';
import type { VariableName } from '../core/variables';
import { baseAddress } from '../http/base-address';

function parse(name: string, value: string): URL {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url;
  throw new OptionError(`${name} must be an address like https://example.org, not "${value}"`);
}

export function readAddress(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  parse(name, value);
  const address = baseAddress(value);
  if (address === undefined) {
    throw new OptionError(`${name} must be a base address without user, query or fragment, not "${value}"`);
  }
  return address;
}

export function readOrigin(name: string, value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  // A wildcard would also allow a subdomain that somebody else took over.
  if (value.includes('*')) throw new OptionError(`${name} must list each origin: "${value}" has a wildcard`);
  const { origin, pathname, search, hash } = parse(name, value);
  if (pathname === '/' && !search && !hash) return origin;
  throw new OptionError(`${name} must be an origin like https://example.org, without a path, not "${value}"`);
}

/** The backend made the token, so it may be short. The message does not repeat the secret. */
export function readToken(name: VariableName, value: string | undefined): string | undefined {
  if (value === undefined || /^[\x21-\x7e]{1,4096}$/.test(value)) return value;
  throw new OptionError(`${name} must have 1 to 4096 letters, digits and signs, without spaces`);
}
