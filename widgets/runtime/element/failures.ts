/** Of several, the first offers to retry all, and those after it are brief: a page says once what has happened to it. */
export type Place = 'only' | 'first' | 'other';

/** The error states that the page shows, so that one press of a button retries all of them. */
interface Failure {
  element: Element;
  retry(): void;
  /** Called when there are more or fewer. */
  onChange(place: Place): void;
}

const failures = new Set<Failure>();

/** The widget, whose place in the page can be compared. */
export const hostOf = (element: Element): Node => (element.getRootNode() as Partial<ShadowRoot>).host ?? element;

const inOrder = (a: Failure, b: Failure) =>
  hostOf(a.element).compareDocumentPosition(hostOf(b.element)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const notifyAll = () => {
  // The first that can be seen on the page, which need not be the first that failed.
  const seen = [...failures].filter(({ element }) => element.getClientRects().length > 0);
  const [first] = (seen.length ? seen : [...failures]).sort(inOrder);
  for (const each of failures) each.onChange(failures.size === 1 ? 'only' : each === first ? 'first' : 'other');
};

/** Adds an error state. Returns the function that removes it. */
export function addFailure(failure: Failure): () => void {
  failures.add(failure);
  notifyAll();
  return () => {
    failures.delete(failure);
    notifyAll();
  };
}

export function retryAll(): void {
  for (const { retry } of [...failures]) retry();
}
