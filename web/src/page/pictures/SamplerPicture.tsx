import fallback from './sampler.webp';
import plain from './sampler-14.avif';
import fine from './sampler-22.avif';
import corner from './sampler-corner.avif';

interface SamplerPictureProps {
  /** The width of the quilt's 79½ inches on the screen, in the form of an image's `sizes`. */
  sizes: string;
  /** Under 600 px show only the top left corner of the quilt, 52 inches by 44. */
  phoneCorner?: boolean;
  /** True if it is the first thing that a first visit shows. */
  first?: boolean;
  className?: string;
}

/** A finished quilt of many blocks, seen from above: 79½ inches by 101. */
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
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
