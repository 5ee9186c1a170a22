/** Posts to the forms' endpoints without a network. */
import { formEndpoints, type Origins } from '../../shell/server/forms/endpoints';
import { type StoringOptions, storingForms } from '../../shell/server/forms/storing-forms';

export const unlimited = { count: 60_000, window: 600_000 };
export const json = { 'Content-Type': 'application/json' };

export type App = ReturnType<typeof formEndpoints>;

/** The endpoints of forms that are stored. */
export const storing = ({ allowedOrigins = [], publicOrigin, ...options }: StoringOptions & Origins): App =>
  formEndpoints(storingForms(options), { allowedOrigins, publicOrigin });

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
