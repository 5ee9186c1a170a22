/** Makes the generated files of the demo bank's `public/`: its art, and the documents that its content links to. */
import { writeArt } from './art/write';
import { writeDocuments } from './documents';

// It runs in this folder.
await Promise.all([writeArt('public/art', 'content'), writeDocuments('public/documents', 'content')]);
