/** The error states that the page shows, so that one press of a button retries all of them. */
interface Failure {
  retry(): void;
  /** Called with the number of error states when it has changed. */
  onCount(count: number): void;
}

const failures = new Set<Failure>();

const count = () => {
  for (const { onCount } of failures) onCount(failures.size);
};

/** Adds an error state. Returns the function that removes it. */
export function addFailure(failure: Failure): () => void {
  failures.add(failure);
  count();
  return () => {
    failures.delete(failure);
    count();
  };
}

export function retryAll(): void {
  for (const { retry } of [...failures]) retry();
}
