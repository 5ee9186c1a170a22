/** So many spaces, each of which does not break, are an editor's doing. */
const pasted = 3;

/** Whether every space of a text is one that does not break. */
export const isPasted = (text: string): boolean =>
  text.split('\u00a0').length > pasted && !/[ \t\n\r]/.test(text.trim());
