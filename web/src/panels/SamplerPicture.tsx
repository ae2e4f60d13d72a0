import fallback from './pictures/sampler.webp';
import plain from './pictures/sampler-14.avif';
import fine from './pictures/sampler-22.avif';
import corner from './pictures/sampler-corner.avif';

interface SamplerPictureProps {
  /** The width that the quilt's 79½ inches take on the screen, as an image's `sizes` says it. */
  sizes: string;
  /** Under 600 px show the top left corner of the quilt alone, 52 inches by 44. */
  phoneCorner?: boolean;
  /** It is what a first visit sees first. */
  first?: boolean;
  className?: string;
}

/** A quilt of many blocks, quilted, seen from above: 79½ inches by 101. */
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
