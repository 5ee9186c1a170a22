interface PictureProps {
  image?: string | undefined;
  imageMobile?: string | undefined;
  className: string;
  /** For the page's main image: loads first. Others load near the viewport. */
  eager?: boolean | undefined;
  /** Intrinsic sizes in px, which reserve space while loading. */
  size: readonly [width: number, height: number];
  sizeMobile?: readonly [width: number, height: number];
}

/** Either image replaces a missing other. */
export function Picture({ image, imageMobile, className, eager, size: [width, height], sizeMobile }: PictureProps) {
  const src = image ?? imageMobile;
  if (!src) return null;
  return (
    <picture>
      {image && imageMobile && (
        <source media="(max-width: 767.98px)" srcSet={imageMobile} width={sizeMobile?.[0]} height={sizeMobile?.[1]} />
      )}
      <img
        src={src}
        alt=""
        className={className}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
