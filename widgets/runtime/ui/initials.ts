/** Replaces a missing portrait. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .map(([first]) => first)
    .slice(0, 2)
    .join('');
