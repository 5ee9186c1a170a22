import { cardBox, stylesheet } from '../runtime/styles/stylesheet';

export const styles = stylesheet();
const { css, raw } = styles;

/** In a narrow column wider than its field, so that fingers can hit a day. */
export const popup = css`
  z-index: 3;
  position: absolute;
  top: 100%;
  inset-inline-start: 0;
  width: min(100%, 22rem);
  margin-top: .5rem;
  padding: 1rem;
  @container (max-width: 26em) { inset-inline-start: calc(50% - 50cqi + .25rem); width: calc(100cqi - .5rem); padding: .5rem; }
  border: 1px solid var(--line);
  ${cardBox}
  color: var(--ink);
  box-shadow: 0 .5rem 2rem color-mix(in srgb, var(--shade) 20%, transparent);
`;

export const head = css`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) auto 2.5rem;
  align-items: center;
  margin-bottom: .5rem;
  @container (max-width: 17em) {
    grid-template-columns: 2.5rem minmax(0, 1fr) 2.5rem;
    row-gap: .25rem;
    > :nth-child(2) { grid-area: 2 / 1 / auto / -1; }
  }
  > button { display: grid; place-items: center; height: 2.75rem; border-radius: 9rem; color: var(--leaf); }
  > button:hover { background: var(--sand-deep); }
  > button:disabled { opacity: .3; background: none; cursor: default; }
  color: var(--leaf);
  > select { min-height: 2.75rem; margin-inline: .125rem; padding-inline: .25rem; color: var(--ink); font-size: .9375rem; border: 1px solid var(--control); border-radius: .625rem; background: var(--card); font-weight: 600; cursor: pointer; }
`;

raw(`
.react-datepicker__aria-live,.react-datepicker__sr-only{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.react-datepicker__day-names,.react-datepicker__week{display:grid;grid-template-columns:repeat(7,1fr)}
.react-datepicker__day-name{padding-block:.375rem;font-size:.8125rem;font-weight:600;text-align:center;opacity:.8}
@container (max-width:17em){.react-datepicker__day-name{font-size:.6875rem}}
.react-datepicker__day{display:grid;place-items:center;min-height:2.75rem;border-radius:.75rem;font-variant-numeric:tabular-nums;cursor:pointer}
.react-datepicker__day:hover{background:var(--sand-deep)}
.react-datepicker__day--today{box-shadow:inset 0 0 0 2px var(--turmeric)}
.react-datepicker__day--selected,.react-datepicker__day--selected:hover{background:var(--leaf);color:var(--on-leaf);font-weight:700}
.react-datepicker__day--outside-month{opacity:.7}
.react-datepicker__day--disabled,.react-datepicker__day--disabled:hover{background:none;opacity:.45;text-decoration:line-through;cursor:default}
.react-datepicker__day:focus-visible{outline-offset:-3px;box-shadow:inset 0 0 0 6px var(--halo)}
`);
