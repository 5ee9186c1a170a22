/** `msg`, else `data.msg`, else empty. */
export function messageIn(answer: unknown): string {
  const { msg, data } = Object(answer);
  return [msg, Object(data).msg].find((each) => typeof each === 'string' && each.trim()) ?? '';
}

/** The answer's own status, else the response's. Anything but an object with a status from 200 to 299 is a failure. */
export function statusIn(answer: unknown, status: number): number {
  if (typeof answer !== 'object' || !answer || Array.isArray(answer)) return status < 300 ? 502 : status;
  if (status >= 300) return status;
  const own = (answer as { status?: unknown }).status ?? status;
  return /^\d{3}$/.test(typeof own === 'string' || typeof own === 'number' ? `${own}` : '') ? Number(own) : 502;
}

/** Error messages by field; the first of a list counts. */
export const errorsIn = (answer: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(Object(answer).errors)).flatMap(([name, given]) => {
      const message = [given].flat().find((each): each is string => typeof each === 'string' && each !== '');
      return message ? [[name, message]] : [];
    }),
  );
