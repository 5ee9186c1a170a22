/** Parses and sanitises HTML in browsers that have no `setHTML`. */
import DOMPurify from 'dompurify';
import { attributeNames, htmlNamespace, parsedElements } from './rich-html.allowed';

/**
 * DOMPurify parses a whole document. What is put first makes it parse as the content of an element: by the rules of the
 * standard mode, and without a frameset. It is removed, as it is not allowed.
 */
export const parse = (source: string): Node =>
  DOMPurify.sanitize(`<!doctype html><input>${source}`, {
    ALLOWED_TAGS: ['#text', ...parsedElements],
    // It would remove an element with `is` as a whole, text included. `build` copies no such attribute.
    ALLOWED_ATTR: [...attributeNames, 'is'],
    ALLOWED_NAMESPACES: [htmlNamespace],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    // It would remove ids that a document has as properties. Ours get a prefix.
    SANITIZE_DOM: false,
    // Removes text that would be dangerous where the result is parsed again, which it is not.
    SAFE_FOR_XML: false,
    RETURN_DOM_FRAGMENT: true,
  });
