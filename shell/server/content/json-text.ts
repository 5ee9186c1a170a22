export function endOfText(source: string, start: number): number {
  for (let end = source.indexOf('"', start + 1); end >= 0; end = source.indexOf('"', end + 1)) {
    let escapes = 0;
    while (source[end - 1 - escapes] === '\\') escapes++;
    if (escapes % 2 === 0) return end;
  }
  return source.length;
}
