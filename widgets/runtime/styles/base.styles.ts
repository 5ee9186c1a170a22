/** Styles of every widget: reset, tokens, type, shared classes. */
import { stylesheet } from './stylesheet';
import { boxes, rootDeclarations, stillness } from './theme';

export const base = stylesheet();

// A size container has no intrinsic width, so pages that size it by content (flex rows, floats) get one. The focus ring has two
// contrasting colours, to be visible on any ground. Only a picture that cannot be loaded shows `::before`, which covers its icon.
// `data-on` names what an element needs: a `screen`, so that paper leaves it out, or a `script`, which paper has not either.
base.raw(`
:host{display:block;min-width:0;max-width:100%}
:host([hidden]){display:none}
${boxes}
.root{${rootDeclarations};container-type:inline-size;contain-intrinsic-inline-size:min(75em,100vw - 2em);--ring:3px solid var(--ink);--halo:var(--card)}
[hidden]:is(h2,h3,h4){display:none!important}
h2,h3,h4{letter-spacing:-.02em;line-height:1.15;text-wrap:balance}
h2{font-size:clamp(1.75rem,1.25rem + 2.2cqi,2.5rem)}
h3{font-size:clamp(1.25rem,1.15rem + .5cqi,1.5rem);line-height:1.25}
p,li,dd,dt,th,td{text-wrap:pretty}
h2,h3,h4,p,dd,dt{overflow-wrap:anywhere}
a{color:inherit}
img,svg{display:block;max-width:100%}
img{overflow:hidden;height:auto}
[alt='']::before{content:'';background:var(--sand-deep);display:block;height:100%}
button,input,textarea,select{font:inherit;color:inherit;letter-spacing:inherit;word-spacing:inherit}
button{background:none;border:0;cursor:pointer;touch-action:manipulation}
ul,ol{list-style:none}
table{border-collapse:collapse}
:focus-visible{outline:var(--ring);outline-offset:3px;box-shadow:0 0 0 3px var(--halo)}
${stillness}
@media print{.root{color-scheme:light;color:CanvasText}[data-on]{display:none!important}}
@media (scripting:none){[data-on=script]{display:none!important}}
@media (forced-colors:active){:is([aria-selected=true],[aria-current=true],[aria-current=page]){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}}
@media (prefers-contrast:more){.root{--line:var(--ink);--control:var(--ink)}:is([aria-selected=true],[aria-current=true],[aria-current=page]){text-decoration:underline .125em!important;text-underline-offset:.25em}}
`);

export const container = base.css`
  width: 100%;
  max-width: calc(75rem + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;

export const visuallyHidden = base.css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const title = base.css`
  font-weight: bold;
  letter-spacing: -.02em;
  text-wrap: balance;
`;

export const pill = base.css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: .5rem;
  min-height: 3rem;
  padding: .625rem 1.5rem;
  border-radius: var(--radius-button);
  background: var(--leaf);
  color: var(--on-leaf);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition: background-color .2s ease-out, transform .2s ease-out;
  &:hover { background: var(--leaf-deep); }
  &:active { transform: scale(.98); }
  &[aria-disabled=true] { opacity: .6; cursor: default; }
  @media (forced-colors: active) { border: 1px solid; }
`;

export const line = base.css`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

export const dark = base.css`
  background: var(--night);
  color: var(--on-deep);
  @media print { background: none; color: CanvasText; }
`;
