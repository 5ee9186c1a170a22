export function messageIn(answer: unknown): string {
  const { msg, data } = Object(answer);
  return [msg, Object(data).msg].find((each) => typeof each === 'string' && each.trim()) ?? '';
}

/** The answer's own status, else the response's. 502 without an object, or if its status is neither a number nor a success. */
export function statusIn(answer: unknown, status: number): number {
  if (typeof answer !== 'object' || !answer || Array.isArray(answer)) return status < 300 ? 502 : status;
  if (status >= 300) return status;
  const given = (answer as { status?: unknown }).status ?? status;
  const own = typeof given === 'object' ? '' : `${given}`;
  if (/^(?:true|success|ok)$/i.test(own)) return status;
  return /^\d{3}$/.test(own) ? Number(own) : 502;
}

/** Error messages by field; the first of a list counts. */
export const errorsIn = (answer: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(Object(answer).errors)).flatMap(([name, given]) => {
      const message = [given].flat().find((each): each is string => typeof each === 'string' && each !== '');
      return message ? [[name, message]] : [];
    }),
  );
