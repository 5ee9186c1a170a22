/** What stands in a portrait's place. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .slice(0, 2)
    .join('');
