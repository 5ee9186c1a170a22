/** Of several, the first offers to retry all, and those after it are brief: a page says once what has happened to it. */
export type Place = 'only' | 'first' | 'later';

/** The error states that the page shows, so that one press of a button retries all of them. */
interface Failure {
  element: Element;
  retry(): void;
  /** Called when there are more or fewer. */
  onChange(place: Place): void;
}

const failures = new Set<Failure>();

/** The widget, whose place in the page can be compared. */
const hostOf = (element: Element): Node => (element.getRootNode() as Partial<ShadowRoot>).host ?? element;

const tell = () => {
  // The first on the page, which need not be the first that failed.
  const [first] = [...failures].sort(({ element: a }, { element: b }) =>
    hostOf(a).compareDocumentPosition(hostOf(b)) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  for (const each of failures) each.onChange(failures.size === 1 ? 'only' : each === first ? 'first' : 'later');
};

/** Adds an error state. Returns the function that removes it. */
export function addFailure(failure: Failure): () => void {
  failures.add(failure);
  tell();
  return () => {
    failures.delete(failure);
    tell();
  };
}

export function retryAll(): void {
  for (const { retry } of [...failures]) retry();
}
