import { useState } from 'react';

/**
 * A module that is loaded when it is first needed: the module once it is there, and the function that loads it. It calls
 * `otherwise` where the module cannot be had, as after a release that has removed its file.
 */
export function useLazyModule<Module>(
  load: () => Promise<Module>,
): [Module | undefined, (otherwise?: () => void) => void] {
  const [module, setModule] = useState<Module>();
  return [
    module,
    // A form works without it; the next call tries again.
    (otherwise = () => {}) => {
      load().then(setModule, otherwise);
    },
  ];
}
