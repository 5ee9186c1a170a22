import type { Hono } from 'hono';
import type { Environment } from '../http/context';
import { contactPath, type EndpointOptions, formEndpoints, type Handle, reply, reportPath } from './endpoints';
import { draft } from './messages';

/** The two routes on pages of a draft: whoever tries a form there is told that nothing is sent. */
export function draftRoutes(options: EndpointOptions): Hono<Environment> {
  const refuse: Handle = async (context) => ({ response: reply(context, 403, draft), isNew: false });
  return formEndpoints({ [contactPath]: refuse, [reportPath]: refuse }, options);
}
