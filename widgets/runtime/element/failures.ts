/** The first of several failures offers to retry all, the later ones are brief. */
export type Place = 'only' | 'first' | 'other';

/** The error states of the page, so that one button retries all. */
interface Failure {
  element: Element;
  retry(): void;
  /** Called when the number of failures changes. */
  onChange(place: Place): void;
}

const failures = new Set<Failure>();

/** The widget's host, to compare places in the page. */
export const hostOf = (element: Element): Node => (element.getRootNode() as Partial<ShadowRoot>).host ?? element;

const inOrder = (a: Failure, b: Failure) =>
  hostOf(a.element).compareDocumentPosition(hostOf(b.element)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;

const notifyAll = () => {
  // The first visible one in the page, not the first to fail.
  const seen = [...failures].filter(({ element }) => element.getClientRects().length > 0);
  const [first] = (seen.length ? seen : [...failures]).sort(inOrder);
  for (const each of failures) each.onChange(failures.size === 1 ? 'only' : each === first ? 'first' : 'other');
};

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
