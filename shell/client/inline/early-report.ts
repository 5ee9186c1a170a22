/** On the private page of the report's form, before its code. No other form takes files. */
import './early-post';
import { copyFilesIn } from '../copy-files';
import { hostsOfCode } from '../hold-posts';

copyFilesIn(document);

// The back/forward cache would show a draft to the next person.
const hosts = hostsOfCode(document);
addEventListener('pagehide', () => {
  for (const { shadowRoot } of hosts) for (const form of shadowRoot?.querySelectorAll('form') ?? []) form.reset();
});
