/** On a private page: the back/forward cache would show a draft to the next person. */
import { hostsOfCode } from '../hold-posts';

const hosts = hostsOfCode(document);
addEventListener('pagehide', () => {
  for (const { shadowRoot } of hosts) for (const form of shadowRoot?.querySelectorAll('form') ?? []) form.reset();
});
