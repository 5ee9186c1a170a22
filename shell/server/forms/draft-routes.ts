import type { Hono } from 'hono';
import type { Environment } from '../http/context';
import { contactPath, type EndpointOptions, formEndpoints, type Handle, reply, reportPath } from './endpoints';
import { messages } from './messages';

/** Routes of the forms on a draft's pages: the answer says that nothing is sent. */
export function draftRoutes(options: EndpointOptions): Hono<Environment> {
  const refuse: Handle = async (context) => ({ response: reply(context, 403, messages.draft) });
  return formEndpoints({ [contactPath]: refuse, [reportPath]: refuse }, options);
}
