/** Posts to the forms' endpoints without a network. */
import type { storingRoutes } from '../../shell/server/forms/storing-routes';

export const unlimited = { count: 60_000, window: 600_000 };
export const json = { 'Content-Type': 'application/json' };

export type App = ReturnType<typeof storingRoutes>;
export interface Answer {
  msg: string;
  errors?: Record<string, string>;
}

export const post = (
  app: App,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  address = '192.0.2.1',
) =>
  app.request(
    path,
    { method: 'POST', headers: { ...json, ...headers }, body: typeof body === 'string' ? body : JSON.stringify(body) },
    { incoming: { socket: { remoteAddress: address }, headers: { 'x-forwarded-for': headers['X-Forwarded-For'] } } },
  );

export const answer = async (response: Response | Promise<Response>): Promise<Answer> =>
  (await (await response).json()) as Answer;
