import { unitOutline } from '@quiltwright/shared/geometry/outline';
import type { Levels, Shape } from '@quiltwright/shared/quilting/shape';
import styles from './LayerSection.module.css';

interface LayerSectionProps {
  levels: Levels;
  /** The working layer, by its number; 0 for none. */
  layer: number;
  onLayer: (layer: number) => void;
}

/** The block's layers, each as a picture of what is seen of it, and none. */
export function LayerSection({ levels, layer, onLayer }: LayerSectionProps) {
  return (
    <section aria-label="Layers" className={styles.section}>
      <p className={styles.quiet}>
        {levels.length === 0 ? 'Pick a block: its layers come here.' : 'Choose one, then tap a fabric.'}
      </p>
      {levels.length > 0 && (
        <div className={styles.layers} role="group" aria-label="Working layer">
          {levels.map((level, index) => (
            <button
              key={index}
              type="button"
              className={styles.layer}
              aria-label={`Layer ${index + 1}`}
              aria-pressed={layer === index + 1}
              aria-keyshortcuts={String(index + 1)}
              disabled={level.length === 0}
              onClick={() => {
                onLayer(index + 1);
              }}
            >
              <LayerPicture levels={levels} index={index} />
              {index + 1}
            </button>
          ))}
          <button
            type="button"
            className={styles.layer}
            aria-label="No layer"
            aria-pressed={layer === 0}
            aria-keyshortcuts="0"
            onClick={() => {
              onLayer(0);
            }}
          >
            <svg viewBox="0 0 36 36" className={styles.none} aria-hidden>
              <rect x="1" y="1" width="34" height="34" rx="3" />
            </svg>
            None
          </button>
        </div>
      )}
    </section>
  );
}

/** What is seen of a layer, in ink: the layers above it lie over it. */
function LayerPicture({ levels, index }: { levels: Levels; index: number }) {
  return (
    <svg viewBox="-10 -10 1020 1020" className={styles.picture} aria-hidden>
      {levels
        .slice(index)
        .map((level, above) =>
          level.map((shape, at) => <Outline key={`${above} ${at}`} shape={shape} isOwn={above === 0} />),
        )}
      <rect className={styles.edge} width="1000" height="1000" />
    </svg>
  );
}

function Outline({ shape, isOwn }: { shape: Shape; isOwn: boolean }) {
  const { shapeXLoc: x, shapeYLoc: y, shapeWidth: width, shapeHeight: height } = shape;
  const look = isOwn ? styles.own : styles.above;
  const outline = unitOutline(shape.shapeType);
  if (!outline)
    return <ellipse className={look} cx={x + width / 2} cy={y + height / 2} rx={width / 2} ry={height / 2} />;
  const points = outline.map((point) => `${x + point.x * width},${y + point.y * height}`).join(' ');
  return <polygon className={look} points={points} />;
}
