export const lateError = (milliseconds: number): Error =>
  Object.assign(new Error(`no answer within ${milliseconds} ms`), { code: 'timeout' });

export function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(lateError(milliseconds)), milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
