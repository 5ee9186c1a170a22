/** One line of JSON, with escapes for characters that control a terminal, change text direction, or end a line for some readers. */
export const printableJson = (value: object): string =>
  JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (sign) =>
    sign
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
  );
