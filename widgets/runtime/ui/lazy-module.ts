import { useState } from 'react';

/** A module that is loaded when it is first needed: the module once it is there, and the function that loads it. */
export function useLazyModule<Module>(load: () => Promise<Module>): [Module | undefined, () => void] {
  const [module, setModule] = useState<Module>();
  return [
    module,
    () => {
      // A form works without it; the next call tries again.
      load().then(setModule, () => {});
    },
  ];
}
