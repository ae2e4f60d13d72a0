import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandPart } from '@quiltwright/workers/kernels/scene/scene-types';
import { bandFabric, bandNames, bandWidth, quiltCommands } from '../../document/quilt-commands';
import type { QuiltCommand } from '../../document/quilt-document';
import { run } from '../../document/quilt-store';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import { FabricPatch } from '../../panels/fabric/FabricPatch';
import { Checkbox } from '../../ui/Checkbox';
import { formatInches } from '../../ui/inches';
import styles from './BorderSection.module.css';
import type { FindFabric } from '../../panels/use-fabrics';

interface BorderSectionProps {
  quilt: Quilt;
  fabric: FindFabric;
  /** The key of the part that takes the next fabric. */
  target: string | null;
  /** A part's fabric button was pressed. */
  onFabric: (part: BandPart) => void;
  /** A part was added: the next fabric is for it. */
  onAdd: (part: BandPart) => void;
}

const rows: readonly { part: BandPart; toggle: QuiltCommand }[] = [
  { part: 'border1', toggle: quiltCommands.toggleBorder(1) },
  { part: 'border2', toggle: quiltCommands.toggleBorder(2) },
  { part: 'sashing', toggle: quiltCommands.toggleSashing },
];

/** First and second border and sashing, each with its fabric. */
export function BorderSection({ quilt, fabric, target, onFabric, onAdd }: BorderSectionProps) {
  return (
    <div className={styles.borders}>
      {rows.map(({ part, toggle }) => {
        if (part === 'border2' && quilt.borderWidth1 === 0) return null;
        const width = bandWidth(quilt, part);
        const cloth = fabric(bandFabric(quilt, part));
        return (
          <div key={part} className={styles.border}>
            <Checkbox
              label={bandNames[part]}
              {...(width > 0 && { detail: `${formatInches(width)} wide` })}
              checked={width > 0}
              disabled={quilt.generatingSize === 0}
              onChange={(on) => {
                run(toggle);
                if (on) onAdd(part);
              }}
            />
            {width > 0 && (
              <button
                type="button"
                className={styles.fabric}
                aria-label={`${bandNames[part]} fabric: ${cloth ? nameOfFabric(cloth) : 'Pick a fabric'}`}
                aria-haspopup="dialog"
                data-chosen={target === part}
                onClick={() => {
                  onFabric(part);
                }}
              >
                <FabricPatch fabric={cloth} />
                <span>{cloth ? nameOfFabric(cloth) : 'Pick a fabric'}</span>
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
