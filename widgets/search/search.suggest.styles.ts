import { raised, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css } = styles;

export const list = css`
position: absolute;
z-index: 1;
inset: calc(100% + .5rem) 0 auto;
max-height: min(30rem, 70vh);
overflow-y: auto;
overscroll-behavior: contain;
padding: .5rem;
border: 1px solid var(--line);
${raised}
`;

export const kind = css`
padding: .75rem .75rem .25rem;
color: var(--leaf);
font-size: .8125rem;
font-weight: 700;
`;

export const option = css`
display: flex;
align-items: center;
min-height: 2.75rem;
padding: .5rem .75rem;
border-radius: .75rem;
line-height: 1.35;
text-decoration: none;
mark { background: none; color: inherit; font-weight: 700; }
&:hover { background: var(--sand-deep); }
&[aria-selected=true] { background: var(--leaf); color: var(--on-leaf); }
`;

export const all = css`
margin-top: .5rem;
color: var(--leaf);
font-weight: 600;
`;
