export { heroPage as default } from '../runtime/content/hero-page';
