/** What widgets of all kinds draw. */
import { html, nothing } from 'lit';
import { line } from '../../../../widgets/runtime/styles/base.styles';

export const icon = (path: string, size = '1.5em') =>
  html`<svg class=${line} viewBox="0 0 24 24" width=${size} height=${size} aria-hidden="true"><path d=${path}></path></svg>`;

interface Picture {
  image: string | undefined;
  imageMobile?: string | undefined;
  className: string;
  size: readonly [number, number];
  sizeMobile?: readonly [number, number];
  eager?: boolean;
}

/** `loading` comes before the address, which begins to load. */
export const picture = ({ image, imageMobile, className, size, sizeMobile, eager }: Picture) =>
  (image ?? imageMobile) &&
  html`<picture>${
    image &&
    imageMobile &&
    html`<source media="(max-width: 767.98px)" srcset=${imageMobile} width=${sizeMobile?.[0] ?? nothing} height=${
      sizeMobile?.[1] ?? nothing
    }>`
  }<img loading=${eager ? 'eager' : 'lazy'} fetchpriority=${eager ? 'high' : nothing} decoding="async" width=${
    size[0]
  } height=${size[1]} class=${className} alt="" src=${image ?? imageMobile}></picture>`;
