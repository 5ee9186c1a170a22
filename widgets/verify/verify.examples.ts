export { examples } from '../runtime/ui/channels.examples';
