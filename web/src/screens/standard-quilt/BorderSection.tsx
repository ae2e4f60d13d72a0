import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandPart } from '@quiltwright/workers/kernels/scene/scene-types';
import { useState } from 'react';
import { act } from '../../model/command';
import {
  bandFabric,
  bandNames,
  bandWidth,
  quiltCommands,
  hasSize,
} from '../../model/standard-quilt/quilt-commands';
import type { QuiltAction } from '../../model/standard-quilt/quilt-document';
import { useMade } from '../../server/use-tab';
import { createQuiltSession } from '../../persistence/quilt-session';
import { nameOfFabric } from '../../panels/fabric/fabric-search';
import { FabricPatch } from '../../panels/fabric/FabricPatch';
import { Checkbox } from '../../ui/Checkbox';
import { formatInches } from '../../ui/inches';
import { useChange } from '../../ui/use-change';
import styles from './BorderSection.module.css';
import type { FindFabric } from '../../panels/use-fabrics';
import { SuitingCloths } from './SuitingCloths';

interface BorderSectionProps {
  quilt: Quilt;
  fabric: FindFabric;
  /** The fabrics of the quilt, the one of which there is most first. */
  used: readonly Fabric[];
  /** The key of the part that takes the next fabric. */
  target: string | null;
  /** A part's fabric button was pressed. */
  onFabric: (part: BandPart) => void;
  /** A part was added: the next fabric is for it. */
  onAdd: (part: BandPart) => void;
  /** A fabric that was suggested is taken. */
  onSuggested: (part: BandPart, fabric: Fabric) => void;
  /** A fabric that is suggested is looked at, or none any more. */
  onPeek: (part: BandPart, fabric: Fabric | null) => void;
}

interface Row {
  part: BandPart;
  toggle: QuiltAction;
  /** What it lies against all along. */
  beside?: BandPart;
}

const rows: readonly Row[] = [
  { part: 'border1', toggle: act(quiltCommands.toggleBorder, { argument: 1 }), beside: 'border2' },
  { part: 'border2', toggle: act(quiltCommands.toggleBorder, { argument: 2 }), beside: 'border1' },
  { part: 'sashing', toggle: act(quiltCommands.toggleSashing) },
];

/** First and second border and sashing, each with its fabric. */
export function BorderSection({ quilt, ...props }: BorderSectionProps) {
  /** The part whose suggestions are being tried: they stay until something else takes the next fabric. */
  const [tried, setTried] = useState<BandPart | null>(null);
  useChange(props.target, () => {
    if (props.target !== tried) setTried(null);
  });
  return (
    <div className={styles.borders}>
      {rows.map((row) =>
        row.part === 'border2' && quilt.borderWidth1 === 0 ? null : (
          <BorderRow
            key={row.part}
            {...row}
            quilt={quilt}
            {...props}
            isTried={tried === row.part}
            onTry={() => {
              setTried(row.part);
            }}
          />
        ),
      )}
    </div>
  );
}

function BorderRow({
  part,
  toggle,
  beside,
  quilt,
  fabric,
  used,
  target,
  onFabric,
  onAdd,
  onSuggested,
  onPeek,
  isTried,
  onTry,
}: Row & BorderSectionProps & { isTried: boolean; onTry: () => void }) {
  const { run } = useMade(createQuiltSession);
  const name = bandNames[part];
  const width = bandWidth(quilt, part);
  const current = bandFabric(quilt, part);
  const cloth = fabric(current);
  return (
    <>
      <div className={styles.border}>
        <Checkbox
          label={name}
          {...(width > 0 && { detail: `${formatInches(width)} wide` })}
          checked={width > 0}
          disabled={!hasSize(quilt)}
          onChange={(on) => {
            run(toggle);
            if (on) onAdd(part);
          }}
        />
        {width > 0 && (
          <button
            type="button"
            className={styles.fabric}
            aria-label={`${name} fabric: ${cloth ? nameOfFabric(cloth) : 'Pick a fabric'}`}
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
      {width > 0 && (current === 0 || isTried) && used.length > 0 && (
        <SuitingCloths
          of={name.toLowerCase()}
          used={used}
          beside={beside ? bandFabric(quilt, beside) : 0}
          current={current}
          onUse={(suggested) => {
            onTry();
            onSuggested(part, suggested);
          }}
          onPeek={(suggested) => {
            onPeek(part, suggested);
          }}
        />
      )}
    </>
  );
}
