/** @param by `decodeURI` for a whole path: it keeps `%2F` encoded */
export function decode(value: string, by: (value: string) => string = decodeURIComponent): string {
  try {
    return by(value);
  } catch {
    return value;
  }
}
