import { base } from './base';

const pulse = base.keyframes`
  50% { opacity: .5; }
`;

/** The look of what is not there yet. */
export const bone = base.css`
  border-radius: var(--radius);
  background: var(--sand-deep);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

export const bars = base.css`
  height: 16rem;
  border-radius: var(--radius);
  background: var(--sand-deep);
  animation: ${pulse} 1.6s ease-in-out infinite;
`;

export const error = base.css`
  display: grid;
  justify-items: center;
  gap: 1rem;
  padding: 3rem var(--gutter);
  text-align: center;
`;
