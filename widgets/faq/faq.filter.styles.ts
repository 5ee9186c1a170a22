import { stylesheet, wrappingRow } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

// The browser's own cross is blue.
styles.raw(
  '::-webkit-search-cancel-button{filter:grayscale(1)}::highlight(serambi-faq){background-color:color-mix(in srgb,var(--turmeric) 45%,transparent);color:inherit}@media (forced-colors:active){::highlight(serambi-faq){background-color:Mark;color:MarkText}}',
);

export const head = css`
  /* The page's header and the field stay in view. */
  scroll-margin-top: 11rem;
  padding-top: clamp(1rem, .5rem + 2cqi, 2rem);
  > [aria-hidden] { font-size: clamp(1.125rem, 1rem + .6cqi, 1.5rem); line-height: 1.3; }
  > * + * { margin-top: .5rem; }
`;

export const list = css`> * > * { padding-block: clamp(1.5rem, 1rem + 2cqi, 3rem) 0; }`;

export const ways = css`
  ${wrappingRow}
  gap: .75rem 1.5rem;
  padding-block: clamp(2rem, 1rem + 3cqi, 4rem) clamp(2.5rem, 1.25rem + 4cqi, 5.5rem);
  > p { flex: 1 1 16rem; font-weight: 600; }
`;

export const contact = css`
  display: inline-flex;
  align-items: center;
  min-height: 3rem;
  padding: .625rem 1.5rem;
  border: 1px solid var(--control);
  border-radius: var(--radius-button);
  font-weight: 600;
  text-decoration: none;
  &:hover { border-color: var(--leaf); color: var(--leaf); }
`;
