import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useMemo } from 'react';
import { swatchPicture } from '../../server/uploads/pictures';
import { nameOfFabric, nearestFabrics } from '../fabric/finding/fabric-search';
import { useLibrary } from '../fabric/palette/use-cloth';
import styles from './ColourMatches.module.css';
import type { MainColour } from './main-colours';

/** The number of library fabrics for each colour. */
const MATCHES = 3;

interface ColourMatchesProps {
  colours: readonly MainColour[];
  /** Called to use a fabric of the library. */
  onMatch: (fabric: Fabric) => void;
}

/** The main colours of a picture, each with the nearest fabrics of the library. */
export function ColourMatches({ colours, onMatch }: ColourMatchesProps) {
  const library = useLibrary();
  const rows = useMemo(
    () => colours.map(({ hex }) => ({ hex, fabrics: nearestFabrics(library, hex, '').slice(0, MATCHES) })),
    [colours, library],
  );
  return (
    <section aria-labelledby="picture-colours">
      <h3 id="picture-colours">Colours of the picture, and library fabrics like them</h3>
      <ul className={styles.colours}>
        {rows.map(({ hex, fabrics }) => (
          <li key={hex}>
            <span
              className={styles.colour}
              style={{ backgroundColor: hex }}
              role="img"
              aria-label={`Colour ${hex}`}
            />
            {fabrics.map((fabric) => (
              <button
                key={fabric.fabricNum}
                type="button"
                className={styles.fabric}
                aria-label={`Use ${nameOfFabric(fabric)} instead`}
                title={`Use ${nameOfFabric(fabric)} instead`}
                style={{ backgroundColor: fabric.averageColour }}
                onClick={() => {
                  onMatch(fabric);
                }}
              >
                <img src={swatchPicture(fabric)} alt="" loading="lazy" />
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
