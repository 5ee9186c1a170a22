import { circle, oneColumn, photo, spreadRow, stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

const column = 'width: 100%; max-width: 42rem; margin-inline: auto;';

export const detail = css`
  ${oneColumn}
  gap: clamp(1.75rem, 4cqi, 3rem);
  > header { ${column} }
  ::slotted([data-empty]) { display: none; }
`;

export const text = css`
  blockquote { margin-block: 1.5em; font-size: 1.375em; font-weight: 600; line-height: 1.4; letter-spacing: -.01em; }
`;

export const picture = css`
  ${photo('16 / 10')}
  max-width: 60rem;
  margin-inline: auto;
  border-radius: var(--radius);
  background: var(--sand-deep);
  @media print { display: none; }
`;

export const row = css`
  ${oneColumn}
  gap: clamp(1.5rem, 3cqi, 2.5rem);
  > :not(picture) { ${column} }
`;

export const credits = css`
  ${spreadRow}
  gap: 1rem 2rem;
`;

export const author = css`
  display: flex;
  align-items: center;
  gap: .75rem;
  line-height: 1.35;
  > :first-child {
    ${circle('3rem')}
    flex: none;
    background: var(--sand-deep);
    color: var(--leaf);
    font-weight: 700;
    object-fit: cover;
    object-position: top;
  }
  small { display: block; font-size: .875rem; }
`;

export const action = css`
  ${spreadRow}
  gap: 1rem 2rem;
  padding: clamp(1.25rem, 3cqi, 1.75rem);
  border-radius: var(--radius);
  background: var(--sand-deep);
  h2 { font-size: 1.25rem; }
  @media (forced-colors: active) { border: 1px solid; }
`;

export const share = css`
  @media screen and (scripting: enabled) { > div { ${wrappingRow} gap: .5rem 1rem; } }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  column-gap: 1.25rem;
  font-weight: 600;
  color: var(--leaf);
  > * + * { font-weight: 400; color: var(--ink); }
`;

export const head = css`
  height: 14rem;
  ${column}
`;

export const body = css`height: 40rem;`;
