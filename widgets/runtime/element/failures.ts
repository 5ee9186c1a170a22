/** The error states that the page shows, so that one press of a button retries all of them. */
interface Failure {
  retry(): void;
  /** Called when there are more or fewer: whether this is the first of several, which offers to retry all. */
  onChange(isFirst: boolean): void;
}

const failures = new Set<Failure>();

const tell = () => {
  const [first] = failures;
  for (const each of failures) each.onChange(each === first && failures.size > 1);
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
