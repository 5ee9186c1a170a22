import { type RefObject, useEffect, useState } from 'react';
import type { Stylesheet } from '../styles/stylesheet';

/** Code that comes when it is needed: the module once it is here, and the function that asks for it. */
export function useLazyModule<Module>(load: () => Promise<Module>): [Module | undefined, () => void] {
  const [module, setModule] = useState<Module>();
  return [
    module,
    () => {
      // Without it there is less comfort, but still a form.
      load().then(setModule, () => {});
    },
  ];
}

/** Gives the shadow root that an element is in the styles of a part that came later. */
export function useLazyStyles(element: RefObject<Element | null>, { sheet }: Pick<Stylesheet, 'sheet'>): void {
  useEffect(() => {
    const root = element.current?.getRootNode();
    if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  }, [element, sheet]);
}
