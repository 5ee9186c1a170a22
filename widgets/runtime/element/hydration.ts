/**
 * What only pages need that a server or the export has rendered: code that takes over its markup, and the addresses of an exported
 * site's files. The shell of the site has it from the start; another page loads it for the first element that needs it.
 */
export { hydrateRoot } from 'react-dom/client';
export { fileIn } from '../language/file-address';
export { readServerMarkup } from './server-markup';
