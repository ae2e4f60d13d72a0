import { counted } from '@quiltwright/shared/counted';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { Blend, Heart, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/basics/Button';
import { nameOfFabric } from '../finding/fabric-search';
import { FabricPatch } from '../swatch/FabricPatch';
import styles from './FabricPalette.module.css';

interface FoundTitleProps {
  colour: string | null;
  beside: Fabric | null;
  /** Clears the words and the colour of the search. */
  onClear: () => void;
}

/** The title of a search's results. */
export function FoundTitle({ colour, beside, onClear }: FoundTitleProps) {
  if (beside)
    return (
      <>
        <span>Goes with</span>
        <span className={styles.beside}>
          <FabricPatch fabric={beside} />
        </span>
        <span className="visually-hidden">{nameOfFabric(beside)}</span>
        <IconButton label="Back to all fabrics" className={styles.clear} onClick={onClear}>
          <X aria-hidden />
        </IconButton>
      </>
    );
  if (colour === null) return 'Found';
  return (
    <>
      <span>Nearest to</span>
      <span className={styles.colour} style={{ backgroundColor: colour }} />
      <IconButton label="Show all colours" className={styles.clear} onClick={onClear}>
        <X aria-hidden />
      </IconButton>
    </>
  );
}

interface PaletteHeadProps {
  title: ReactNode;
  /** The fabric that is previewed; null for none. */
  looked: Fabric | null;
  /** The fabric that is shown as chosen; undefined if it isn't among the swatches. */
  chosen: Fabric | undefined;
  /** The number of swatches; null while the fabrics aren't loaded. */
  count: number | null;
  isFavourite: boolean;
  onHeart: (fabric: Fabric) => void;
  /** Called to show the fabrics that go with the chosen fabric. */
  onBeside: (fabric: Fabric) => void;
}

/**
 * The line above the fabric swatches. Shows their title and their number. While a fabric is previewed, its name
 * replaces the number. Touch screens have no previews. There, the line shows the name of the chosen fabric, and a heart
 * that makes the fabric a favourite. A button shows the fabrics that go with the chosen fabric.
 */
export function PaletteHead({
  title,
  looked,
  chosen,
  count,
  isFavourite,
  onHeart,
  onBeside,
}: PaletteHeadProps) {
  return (
    <div className={styles.head} data-chosen={chosen !== undefined || undefined}>
      <p>{title}</p>
      {looked && (
        <span className={styles.looked} aria-hidden>
          {nameOfFabric(looked)}
        </span>
      )}
      {chosen && (
        <span className={styles.chosen}>
          <span className={styles.looked}>{nameOfFabric(chosen)}</span>
          <IconButton
            label="Favourite"
            aria-pressed={isFavourite}
            className={styles.heart}
            onClick={() => {
              onHeart(chosen);
            }}
          >
            <Heart aria-hidden />
          </IconButton>
        </span>
      )}
      {chosen && (
        <IconButton
          label={`Fabrics that go with ${nameOfFabric(chosen)}`}
          className={styles.goesWith}
          onClick={() => {
            onBeside(chosen);
          }}
        >
          <Blend aria-hidden />
        </IconButton>
      )}
      <span role="status" className={looked ? 'visually-hidden' : styles.count}>
        {count !== null && counted(count, 'fabric')}
      </span>
    </div>
  );
}
