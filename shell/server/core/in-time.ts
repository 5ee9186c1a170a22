export function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(Object.assign(new Error(`no answer within ${milliseconds} ms`), { code: 'timeout' }));
    timer = setTimeout(fail, milliseconds);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
