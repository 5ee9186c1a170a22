export function savesData(): boolean {
  // Not in TypeScript's DOM library, because Firefox and Safari do not have it.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
