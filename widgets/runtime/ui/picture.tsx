/** Below this viewport width the mobile image is shown. */
const mobileBelow = 768;

interface PictureProps {
  image?: string | undefined;
  imageMobile?: string | undefined;
  alt?: string;
  className?: string;
  /** The page's main image: loaded at once and first. Others load when they come near the viewport. */
  eager?: boolean | undefined;
  /** Intrinsic sizes, which reserve the space while the image loads. */
  size?: readonly [width: number, height: number];
  sizeMobile?: readonly [width: number, height: number];
}

/** The desktop image at viewport widths of 768 px and more, otherwise the mobile one; where one is missing the other is shown. */
export function Picture({ image, imageMobile, alt = '', className, eager, size, sizeMobile }: PictureProps) {
  const src = image ?? imageMobile;
  if (!src) return null;
  return (
    <picture>
      {image && imageMobile && (
        <source
          media={`(max-width: ${mobileBelow - 0.02}px)`}
          srcSet={imageMobile}
          width={sizeMobile?.[0]}
          height={sizeMobile?.[1]}
        />
      )}
      <img
        src={src}
        alt={alt}
        className={className}
        width={size?.[0]}
        height={size?.[1]}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  );
}
