import { join } from '../runtime/content/join';
import { boards, shape } from './faces.content';

export default join(shape, { leaders: { path: '/api/leader', shape: boards } }, (block, { leaders }) => ({
  boards: leaders,
  ...block,
}));
