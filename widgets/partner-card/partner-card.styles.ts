import { stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();

export const card = styles.css`
  display: grid;
  overflow: hidden;
  overflow-wrap: anywhere;
  border-radius: var(--radius);
  background: var(--card);
  box-shadow: var(--shadow);
  > img { width: 100%; height: 100%; object-fit: cover; }
  > div { display: grid; gap: 1rem; align-content: center; justify-items: start; padding: clamp(1.5rem, 5cqi, 4.5rem); }
  p { max-width: 34rem; }
  @container (min-width: 768px) {
    grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
    > img { order: 1; }
  }
`;
