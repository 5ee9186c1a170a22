import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, keyframes } = styles;

const rise = keyframes`
  from { transform: translateY(2.5rem); }
`;

export const detail = css`
  display: grid;
  gap: clamp(2rem, 5cqi, 4rem);
  animation: ${rise} .25s ease-out;
`;

export const head = css`
  display: grid;
  gap: clamp(1.5rem, 5cqi, 4rem);
  @container (min-width: 860px) { &:has(picture) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } }
`;

export const picture = css`
  width: 100%;
  aspect-ratio: 4 / 3;
  border-radius: var(--radius);
  object-fit: cover;
  background: var(--sand-deep);
  @media print { max-width: 9cm; }
`;

export const lead = css`
  font-size: clamp(1.0625rem, 1rem + .4cqi, 1.25rem);
  line-height: 1.65;
`;

export const heading = css`
  font-size: clamp(1.5rem, 1.3rem + .8cqi, 2rem);
`;

/** Steps, each with its number in a disc. */
export const mechanisme = css`
  > ol { padding: 0; list-style: none; counter-reset: step; }
  > ol > li { position: relative; padding: .25rem 0 0 3.5rem; min-height: 2.5rem; counter-increment: step; }
  > ol > li + li { margin-top: 1.25rem; }
  > ol > li::before {
    content: counter(step);
    position: absolute;
    inset: 0 auto auto 0;
    display: grid;
    place-items: center;
    width: 2.5rem;
    height: 2.5rem;
    border-radius: 9rem;
    background: var(--turmeric);
    color: var(--on-turmeric);
    font-weight: 700;
    line-height: 1;
  }
`;

export const conditions = css`
  font-size: 1rem;
  line-height: 1.65;
`;

export const textSkeleton = css`
  height: 16rem;
`;
