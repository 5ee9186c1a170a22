import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

// A tab row that overflows fades at its end; padding moves its last tab out of the fade.
styles.raw(
  '@container (max-width:639.98px){[role=tablist]{padding-inline-end:3rem;mask-image:linear-gradient(to left,transparent,currentColor 3rem)}}',
);
