/**
 * Signatures of files whose bytes change with each release; pages verify them by public key: `integrity="ed25519-<key>"`
 * (https://wicg.github.io/signature-based-sri/). The signatures (RFC 9421) contain the header `Unencoded-Digest` and the requested
 * path, so that no file can replace another.
 */
import { createPrivateKey, createPublicKey, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @typedef {import('node:crypto').KeyObject} Key */

/** Private keys from the files in `SIGNING_KEY`, separated by commas. */
export function readKeys(files = '') {
  const paths = files.split(',').map((path) => path.trim());
  return paths.filter(Boolean).map((path) => {
    const text = readFileSync(path);
    try {
      const key = createPrivateKey(text);
      if (key.asymmetricKeyType === 'ed25519') return key;
    } catch {
      // Its message would not name the file.
    }
    throw new Error(`SIGNING_KEY: ${path} holds no private key of the kind Ed25519`);
  });
}

/** In base64, as in `integrity` and `keyid`. */
export function publicKeyOf(key) {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/**
 * @param {string} path of the request
 * @param {string} sha256 in base64
 */
export function signatureHeaders(path, sha256, keys) {
  const digest = `sha-256=:${sha256}:`;
  const signatures = keys.map((key, index) => {
    const parameters = `("unencoded-digest";sf "@path";req);keyid="${publicKeyOf(key)}";tag="ed25519-integrity"`;
    const base = `"unencoded-digest";sf: ${digest}\n"@path";req: ${path}\n"@signature-params": ${parameters}`;
    return { label: `key${index}`, parameters, bytes: sign(null, Buffer.from(base), key).toString('base64') };
  });
  return {
    'Unencoded-Digest': digest,
    'Signature-Input': signatures.map(({ label, parameters }) => `${label}=${parameters}`).join(', '),
    Signature: signatures.map(({ label, bytes }) => `${label}=:${bytes}:`).join(', '),
  };
}
