import { stylesheet } from './stylesheet';

export const skeletonStyles = stylesheet();

skeletonStyles.raw('.loading{overflow:clip}');

const pulse = skeletonStyles.keyframes`
  50% { opacity: .4; }
`;

export const skeletonBlock = skeletonStyles.css`
  border-radius: var(--radius);
  background: color-mix(in srgb, currentColor 10%, transparent);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

export const skeletonHead = skeletonStyles.css`
  display: grid;
  gap: 1rem;
  width: 100%;
  > * { width: min(26rem, 80%); height: 2.5rem; }
  > * + * { width: min(18rem, 60%); height: 1.25rem; }
`;

export const fill = skeletonStyles.css`height: 100%;`;

/** The reserved height without the screen below the header. */
export const pageHeader = skeletonStyles.css`
  height: calc(100% - 100vh);
  border-radius: 0;
`;
