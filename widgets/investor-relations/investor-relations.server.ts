import { documentsNeed, withDocumentFacts } from '../runtime/content/documents.server';
import { join } from '../runtime/content/join';
import { shape } from './investor-relations.content';

export default join(shape, { documents: documentsNeed }, (block, { documents }, { sizeOf }) =>
  withDocumentFacts(block, documents, sizeOf),
);
