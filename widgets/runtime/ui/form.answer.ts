/** What a backend says of a submission: `msg`, else `data.msg`; empty where it says nothing. */
export function messageIn(answer: unknown): string {
  const { msg, data } = Object(answer);
  return [msg, Object(data).msg].find((each) => typeof each === 'string' && each.trim()) ?? '';
}

/**
 * The status of an answer: its own, where it is an object that has one, else that of the response. Only an object with a status from
 * 200 to 299 says that a submission was taken.
 */
export function statusIn(answer: unknown, status: number): number {
  if (typeof answer !== 'object' || !answer || Array.isArray(answer)) return status < 300 ? 502 : status;
  const own = (answer as { status?: unknown }).status ?? status;
  return status < 300 ? Math.trunc(Number(own)) || 502 : status;
}

/** The messages of a refusal by the names of fields. A backend may send a list for a field, of which the first counts. */
export const errorsIn = (answer: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(Object(Object(answer).errors)).flatMap(([name, given]) => {
      const message = [given].flat().find((each): each is string => typeof each === 'string' && each !== '');
      return message ? [[name, message]] : [];
    }),
  );
