/** Undefined for other text. The protocol is compared because `blob:https://bank.example/x` has the origin `https://bank.example`. */
export function baseAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const { protocol, username, password, origin, pathname, search, hash } = new URL(value);
  if (!/^https?:$/.test(protocol) || username || password || search || hash) return undefined;
  return origin + trimSlashes(pathname);
}

export const trimSlashes = (path: string): string => /^.*[^/]/s.exec(path)?.[0] ?? '';
