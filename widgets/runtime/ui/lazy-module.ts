import { useState } from 'react';

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
