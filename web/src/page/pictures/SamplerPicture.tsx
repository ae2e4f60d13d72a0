import fallback from './sampler.webp';
import plain from './sampler-14.avif';
import fine from './sampler-22.avif';
import corner from './sampler-corner.avif';

interface SamplerPictureProps {
  /**
   * The width of the picture on the screen, in the format of an image's `sizes`. The whole quilt is 79½ inches wide.
   */
  sizes: string;
  /** True to show only the top left corner of the quilt, 52 × 44 inches, on screens narrower than 600 px. */
  phoneCorner?: boolean;
  /** True if the picture is the first thing that people see on a first visit. It then loads early. */
  first?: boolean;
  className?: string;
}

/**
 * A picture of a finished quilt of many blocks, seen from above. The quilt in the picture measures 79½ × 101 inches.
 */
export function SamplerPicture({ sizes, phoneCorner, first, className }: SamplerPictureProps) {
  return (
    <picture>
      {phoneCorner && (
        <source media="(max-width: 599.98px)" type="image/avif" srcSet={corner} width={832} height={704} />
      )}
      <source
        type="image/avif"
        srcSet={`${plain} 1113w, ${fine} 1749w`}
        sizes={sizes}
        width={1113}
        height={1414}
      />
      <img
        src={fallback}
        alt=""
        width={1113}
        height={1414}
        className={className}
        // Words and buttons show without waiting until the picture is decoded, which can take 200 ms.
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
