import type { Levels } from '@quiltwright/shared/quilting/shapes/shape';
import { memo } from 'react';
import { GroupButton } from '../../../panels/blocks/start/GroupButton';
import { shortcuts } from '../../../editor/shortcuts';
import { outlinesOf } from './layer-outlines';
import styles from './LayerSection.module.css';

interface LayerSectionProps {
  levels: Levels;
  /** The number of the working layer (the layer that gets the next fabric); 0 for none. */
  layer: number;
  onLayer: (layer: number) => void;
  /** Gives each fabric spot its own layer; null if no layer has several fabric spots. */
  onGroup: (() => void) | null;
}

/** The block's layers, each with a picture of its visible part, and a button that leaves no layer chosen. */
export function LayerSection({ levels, layer, onLayer, onGroup }: LayerSectionProps) {
  const outlines = levels.map(outlinesOf);
  return (
    <section aria-label="Layers" className={styles.section}>
      <p className={styles.quiet}>
        {levels.length === 0 ? 'Pick a block to see its layers.' : 'Choose a layer, then a fabric.'}
      </p>
      {onGroup && <GroupButton onGroup={onGroup} />}
      {levels.length > 0 && (
        <div className={styles.layers} role="group" aria-label="Working layer">
          {levels.map((level, index) => (
            <button
              key={index}
              type="button"
              className={styles.layer}
              aria-label={`Layer ${index + 1}`}
              aria-pressed={layer === index + 1}
              aria-keyshortcuts={shortcuts.chooseLayer.keys[index]}
              disabled={level.length === 0}
              onClick={() => {
                onLayer(index + 1);
              }}
            >
              <LayerPicture own={outlines[index] ?? ''} above={outlines.slice(index + 1).join('')} />
              <span>{index + 1}</span>
            </button>
          ))}
          <button
            type="button"
            className={styles.layer}
            aria-pressed={layer === 0}
            aria-keyshortcuts={shortcuts.chooseLayer.keys.at(-1)}
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

interface LayerPictureProps {
  /**
   * The outlines of the layer's shapes, as the data of an SVG path. `above` has the outlines of all layers above this
   * layer.
   */
  own: string;
  above: string;
}

/**
 * A picture of a layer in one colour: its visible part in ink, and the layers above it in white. It shows no fabrics,
 * so a new fabric doesn't render it again.
 */
const LayerPicture = memo(function LayerPicture({ own, above }: LayerPictureProps) {
  return (
    <svg viewBox="-10 -10 1020 1020" className={styles.picture} aria-hidden>
      <path className={styles.own} d={own} />
      <path className={styles.above} d={above} />
      <rect className={styles.edge} width="1000" height="1000" />
    </svg>
  );
});
