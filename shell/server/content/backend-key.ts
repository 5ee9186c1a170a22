import type { Log } from '../core/log';

export type BackendKey = ReturnType<typeof backendKey>;

export function backendKey(token: string | undefined, log: Log, name = 'API_TOKEN') {
  /** By path: a success elsewhere does not mean that this one is readable. */
  const refused = new Map<string, number>();
  const notes = () =>
    [...refused]
      .slice(0, 1)
      .map(([path, status]) =>
        token
          ? `${name} is refused by the backend (${status}): ${path}`
          : `the backend asks for a key (${status}), and ${name} is not set: ${path}`,
      );
  const headers: Readonly<Record<string, string>> = token ? { Authorization: `Bearer ${token}` } : {};
  return {
    headers,
    /** Call it with the status of each answer, only for paths that visitors cannot choose. */
    answered(path: string, status: number): void {
      const isFirst = !refused.size;
      if (status === 401 || status === 403) refused.set(path, status);
      // A backend that is down says nothing about the key.
      else if (status < 500) refused.delete(path);
      if (isFirst) for (const reason of notes()) log.error('backend-key', { path, reason });
    },
    notes,
  };
}
