import { useState } from 'react';

/**
 * Loads a module once, and again only after a failure. A file that was lost at first comes from another address, so a second import
 * would make another copy of it.
 */
export function loadedOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/** A module loaded on demand, and the function that loads it, which calls `otherwise` on failure. */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): [Module | undefined, (otherwise?: () => void) => void] {
  const [module, setModule] = useState<Module>();
  return [
    module,
    // Optional for a form, so the failure is ignored; the next call tries again.
    (otherwise = () => {}) => {
      load().then(setModule, otherwise);
    },
  ];
}
