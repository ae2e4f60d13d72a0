import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo, useState } from 'react';
import { usePeek } from '../../ui/hooks/use-peek';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import { FabricPatch } from '../fabric/swatch/FabricPatch';
import { SUGGESTED, suitingCloths, type Setting } from '../fabric/suggestions/suiting-cloths';
import { useLibrary } from '../fabric/palette/use-cloth';
import styles from './SuitingCloths.module.css';

interface SuitingClothsProps {
  /** The name of the border or sashing, as a part of a sentence: the first border, border 3. */
  of: string;
  /** The fabrics of the quilt, the most used first. */
  used: readonly Fabric[];
  /** The parts beside the border or sashing; null before they are computed. Places for the fabrics then stay empty. */
  surroundings: Omit<Setting, 'used'> | null;
  /** The number of the current fabric of the border or sashing; 0 for none. */
  current: number;
  onUse: (fabric: Fabric) => void;
  /** Called with the fabric to preview; null ends the preview. */
  onPeek: (fabric: Fabric | null) => void;
}

/**
 * A few suggested fabrics for a border or the sashing. A press chooses a fabric. The suggestions stay the same while
 * the quilter tries them.
 */
export function SuitingCloths({ of, used, surroundings, current, onUse, onPeek }: SuitingClothsProps) {
  const library = useLibrary();
  const [tried, setTried] = useState<readonly Fabric[] | null>(null);
  const suiting = useMemo(
    () => (surroundings ? suitingCloths({ ...surroundings, used }, library) : []),
    [surroundings, used, library],
  );
  const cloths = tried ?? suiting;
  const { peekable } = usePeek(onPeek);
  return (
    <div className={styles.suiting} role="group" aria-label={`Fabrics that suit ${of}`}>
      <span className={styles.words}>Suggested</span>
      {cloths.map((fabric) => (
        <button
          key={fabric.fabricNum}
          type="button"
          className={styles.cloth}
          aria-label={`${nameOfFabric(fabric)} for ${of}`}
          aria-pressed={fabric.fabricNum === current}
          title={nameOfFabric(fabric)}
          onClick={() => {
            setTried(cloths);
            onUse(fabric);
          }}
          {...peekable(fabric)}
        >
          <FabricPatch fabric={fabric} />
        </button>
      ))}
      {Array.from({ length: SUGGESTED - cloths.length }, (_, place) => (
        <span key={`place ${place}`} className={styles.cloth} />
      ))}
    </div>
  );
}
