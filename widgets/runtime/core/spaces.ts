const pasted = 3;

/** True if all spaces of a text are non-breaking and there are at least three. */
export const isPasted = (text: string): boolean =>
  text.split('\u00a0').length > pasted && !/[ \t\n\r]/.test(text.trim());
