import { createContext, useContext, useEffect, useState } from 'react';

/** How markup comes to be: on a server, by taking over what a server made, or in the browser alone. */
export type Rendering = 'server' | 'hydrating' | 'client';
/** Held in an object: once a server's markup is taken over, all that comes later is the browser's own. */
export const RenderingContext = createContext<{ current: Rendering }>({ current: 'client' });

/** True in a server's markup and until it is taken over: for what only readers without scripting need in it. */
export function useServerMarkup(): boolean {
  const [unscripted, setUnscripted] = useState(useContext(RenderingContext).current !== 'client');
  useEffect(() => setUnscripted(false), []);
  return unscripted;
}
