import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

// A row of tabs that is wider than the screen fades out at its end, and its last tab can be moved out of the fade.
styles.raw(
  '@container (max-width:639.98px){[role=tablist]{padding-inline-end:3rem;mask-image:linear-gradient(to left,transparent,currentColor 3rem)}}',
);
