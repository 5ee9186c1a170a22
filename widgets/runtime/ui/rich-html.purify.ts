/** Sanitiser for browsers without `setHTML`. */
import DOMPurify from 'dompurify';
import { attributeNames, htmlNamespace, parsedElements } from './rich-html.allowed';

/** DOMPurify parses a whole document. The prefix, removed as not allowed, sets standards mode and prevents a frameset. */
export const parse = (source: string): Node =>
  DOMPurify.sanitize(`<!doctype html><input>${source}`, {
    ALLOWED_TAGS: ['#text', ...parsedElements],
    // DOMPurify would remove an element with `is` together with its text. `clean` drops the attribute.
    ALLOWED_ATTR: [...attributeNames, 'is'],
    ALLOWED_NAMESPACES: [htmlNamespace],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    KEEP_CONTENT: false,
    // DOMPurify would remove ids that clash with document properties. Ours get a prefix.
    SANITIZE_DOM: false,
    // Protects only output that is parsed again, which this is not.
    SAFE_FOR_XML: false,
    RETURN_DOM_FRAGMENT: true,
  });
