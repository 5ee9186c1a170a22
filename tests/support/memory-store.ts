/** Keeps what forms send in memory. A submission with the key of an earlier one is a repeated one. */
import type { Fingerprint, Store } from '../../shell/server/forms/store';

export function memoryStore() {
  const saved: { values: object; fingerprint: Fingerprint | undefined }[] = [];
  const save = async (values: object, fingerprint?: Fingerprint) => {
    const isRepeated = fingerprint && saved.some((each) => each.fingerprint?.id === fingerprint.id);
    if (!isRepeated) saved.push({ values, fingerprint });
    return { status: isRepeated ? 'repeated' : 'saved', name: 'SRB-7K2M-Q9XD' } as const;
  };
  const store: Store = {
    saveMessage: save,
    saveReport: save,
    usage: async () => ({ room: 'all' }),
    counts: undefined,
    formKey: async () => Buffer.alloc(0),
    deleteExpired: async () => [],
    close: async () => {},
  };
  return { saved, store };
}
