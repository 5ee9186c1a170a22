type Values<Value> = Readonly<Record<string, Value>>;

export const mapValues = <From, To>(values: Values<From>, map: (value: From, key: string) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));

export const mapDefined = <From, To>(values: Values<From>, map: (value: From, key: string) => To | undefined) =>
  Object.fromEntries(Object.entries(mapValues(values, map)).filter(([, value]) => value !== undefined)) as Record<
    string,
    To
  >;
