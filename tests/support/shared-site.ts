/** Started once for all workers: the built site, which takes forms from the partner of each. */
import type { FullConfig } from '@playwright/test';
import { startServer } from './listen';
import { startSite, warmUp } from './site';

export default async function start({ workers }: FullConfig): Promise<() => Promise<void>> {
  const reserved = await Promise.all(Array.from({ length: workers }, () => startServer(() => {})));
  for (const { stop } of reserved) await stop();
  const site = await startSite({ ALLOWED_ORIGINS: reserved.map(({ origin }) => origin).join() });
  await warmUp(site.origin);
  process.env.SITE = site.origin;
  process.env.PARTNER_PORTS = reserved.map(({ port }) => port).join();
  return site.stop;
}
