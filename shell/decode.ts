import { attempt } from '../widgets/runtime/core/attempt';

/** @param by `decodeURI` for a whole path: it keeps `%2F` encoded */
export const decode = (value: string, by: (value: string) => string = decodeURIComponent): string =>
  attempt(() => by(value)) ?? value;
