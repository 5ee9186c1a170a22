export { heroPage as default } from '../runtime/element/hero-page';
