import { inlineTarget, stack, stylesheet } from '../runtime/styles/stylesheet';
import { columns } from '../runtime/ui/section.styles';

export const styles = stylesheet();
const { css, raw } = styles;

raw(`.${columns}+.${columns}{padding-top:1.25rem}`);

export const sign = css`
  display: none;
  place-items: center;
  width: 8rem;
  height: 8rem;
  border: .25rem solid currentColor;
  border-radius: 9rem;
  color: var(--turmeric-light);
  &[data-fine] { color: var(--good-light); }
  @container (min-width: 960px) { display: grid; justify-self: end; }
  @media print { && { display: none; } }
`;

export const services = css`
  display: grid;
  column-gap: 2.5rem;
  border-top: 1px solid var(--line);
  @container (min-width: 40em) { grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); }
  > li {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-content: start;
    align-items: center;
    gap: .25rem .75rem;
    padding-block: 1rem;
    border-bottom: 1px solid var(--line);
    color: var(--good);
    break-inside: avoid;
  }
  > li[data-disrupted] { color: var(--bad); }
  h3 { color: var(--ink); font-size: 1rem; }
  p { font-size: .875rem; font-weight: 600; }
  p + p { grid-column: 2 / -1; color: var(--ink); font-weight: 400; }
  @container (max-width: 16em) { p { grid-column: 2 / -1; } }
`;

export const incidents = css`
  display: grid;
  gap: 1.5rem;
  > li {
    --tone: var(--control);
    display: grid;
    gap: .5rem;
    padding: clamp(1.25rem, .75rem + 2cqi, 2rem);
    border-inline-start: .375rem solid var(--tone);
    border-radius: var(--radius-field);
    background: var(--card);
    break-inside: avoid;
  }
  > li[data-state=lasting] { --tone: var(--bad); }
  > li[data-state=over] { --tone: var(--good); }
  @media (forced-colors: active) { > li { border: 1px solid; border-inline-start-width: .375rem; } }
`;

export const when = css`font-size: .875rem;`;

export const updates = css`
  display: grid;
  gap: .75rem;
  margin-top: .75rem;
  padding-top: 1rem;
  border-top: 1px solid var(--line);
  b { display: block; font-size: .875rem; }
`;

export const scams = css`
  display: grid;
  gap: 1.5rem 2.5rem;
  @container (min-width: 40em) { grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr)); }
  > li {
    ${stack}
    align-items: start;
    gap: .5rem;
    padding-top: 1.25rem;
    border-top: 2px solid var(--bad);
    break-inside: avoid;
  }
  a {
    ${inlineTarget}
    gap: .5rem;
    font-weight: 600;
    margin-top: auto;
    text-decoration-thickness: 1px;
    text-underline-offset: .25em;
  }
  a:hover { color: var(--leaf); }
`;

export const feed = css`
  > a { display: inline-flex; align-items: center; gap: .75rem; min-height: 2.75rem; font-weight: 600; text-underline-offset: .25em; text-decoration-thickness: 1px; }
`;
