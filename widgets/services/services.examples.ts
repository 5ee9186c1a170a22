export { examples } from '../runtime/ui/services.examples';
