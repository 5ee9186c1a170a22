/** Of several, the first offers to retry all, and those after it are brief: a page says once what has happened to it. */
export type Place = 'only' | 'first' | 'later';

/** The error states that the page shows, so that one press of a button retries all of them. */
interface Failure {
  retry(): void;
  /** Called when there are more or fewer. */
  onChange(place: Place): void;
}

const failures = new Set<Failure>();

const tell = () => {
  const [first] = failures;
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
