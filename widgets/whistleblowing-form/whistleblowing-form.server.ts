import { list, media, object } from '../runtime';
import { join } from '../runtime/content/join';
import { promises, shape } from './whistleblowing-form.content';

const governance = object({ ...promises, documents: list(object({ link: media }, 'link')) });

export default join(shape, { governance: { path: '/api/governance', shape: governance } }, (block, { governance }) => {
  const { lead, glance, documents } = governance ?? {};
  return { lead, glance, documents: documents?.length || undefined, ...block };
});
