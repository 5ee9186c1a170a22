import { coverLink, stylesheet } from '../styles/stylesheet';

export const agendaStyles = stylesheet();
const { css } = agendaStyles;

export const events = css`
  display: grid;
  gap: .75rem;
  > li {
    position: relative;
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) auto;
    align-items: center;
    gap: 1.25rem;
    padding: .75rem 0;
    border-bottom: 1px solid var(--line);
    break-inside: avoid;
  }
  h3 { font-size: clamp(1.0625rem, 1rem + .35cqi, 1.25rem); }
  h3 + p { font-size: .9375rem; }
  a { display: inline-block; padding-block: .375rem; color: var(--leaf); ${coverLink('around', '.875rem')} }
  > li:hover a { text-decoration: underline 1px; text-underline-offset: .25em; }
  > li > svg { color: var(--leaf); transition: transform .2s ease-out; }
  > li:hover > svg { transform: translateX(.25rem); }
  small { display: inline-block; margin-bottom: .25rem; padding: .125rem .625rem; border-radius: 9rem; background: var(--turmeric); color: var(--on-turmeric); font-size: .8125rem; font-weight: 600; }
  @media (forced-colors: active) { small { border: 1px solid; } }
  @container (max-width: 17.98em) { > li { grid-template-columns: minmax(0, 1fr); gap: .5rem; } }
`;

export const leaf = css`
  display: grid;
  width: 4.5rem;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: .875rem;
  background: var(--card);
  line-height: 1.2;
  text-align: center;
  font-size: .8125rem;
  print-color-adjust: exact;
  > * { padding: .25rem; }
  > b { padding-top: .5rem; font-size: 1.75rem; letter-spacing: -.03em; line-height: 1; }
  /* The month is on top. */
  > b + span { order: -1; background: var(--sand-deep); font-weight: 600; }
  > :last-child { padding-bottom: .5rem; }
  [data-next] > & { border-color: var(--leaf); }
  [data-next] > & > b + span { background: var(--leaf); color: var(--on-leaf); }
`;
