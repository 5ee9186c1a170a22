/** The decoded value, part of an address; of a whole path with `decodeURI`, which keeps `%2F` and the like apart. */
export function decode(value: string, by: (value: string) => string = decodeURIComponent): string {
  try {
    return by(value);
  } catch {
    // Malformed, such as a single percent sign: as it is.
    return value;
  }
}
