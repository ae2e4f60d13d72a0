import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandName } from '@quiltwright/workers/kernels/scene/scene-types';
import { useState } from 'react';
import { act } from '../../model/command';
import {
  bandFabric,
  bandLabels,
  bandWidth,
  quiltCommands,
  hasSize,
} from '../../model/standard-quilt/quilt-commands';
import type { QuiltAction } from '../../model/standard-quilt/quilt-document';
import { useMade } from '../../server/use-tab';
import { createStandardQuiltSession } from '../../persistence/standard-quilt-session';
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
  /** The key of the band that takes the next fabric. */
  target: string | null;
  /** A band's fabric button was pressed. */
  onFabric: (band: BandName) => void;
  /** A band was added: the next fabric is for it. */
  onAdd: (band: BandName) => void;
  /** A fabric that was suggested is taken. */
  onSuggested: (band: BandName, fabric: Fabric) => void;
  /** A fabric that is suggested is looked at, or none any more. */
  onPeek: (band: BandName, fabric: Fabric | null) => void;
}

interface Row {
  band: BandName;
  toggle: QuiltAction;
  /** What it lies against all along. */
  beside?: BandName;
}

const rows: readonly Row[] = [
  { band: 'border1', toggle: act(quiltCommands.toggleBorder, { argument: 1 }), beside: 'border2' },
  { band: 'border2', toggle: act(quiltCommands.toggleBorder, { argument: 2 }), beside: 'border1' },
  { band: 'sashing', toggle: act(quiltCommands.toggleSashing) },
];

/** First and second border and sashing, each with its fabric. */
export function BorderSection({ quilt, ...props }: BorderSectionProps) {
  /** The band whose suggestions are being tried: they stay until something else takes the next fabric. */
  const [tried, setTried] = useState<BandName | null>(null);
  useChange(props.target, () => {
    if (props.target !== tried) setTried(null);
  });
  return (
    <div className={styles.borders}>
      {rows.map((row) =>
        row.band === 'border2' && quilt.borderWidth1 === 0 ? null : (
          <BorderRow
            key={row.band}
            {...row}
            quilt={quilt}
            {...props}
            isTried={tried === row.band}
            onTry={() => {
              setTried(row.band);
            }}
          />
        ),
      )}
    </div>
  );
}

function BorderRow({
  band,
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
  const { run } = useMade(createStandardQuiltSession);
  const name = bandLabels[band];
  const width = bandWidth(quilt, band);
  const current = bandFabric(quilt, band);
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
            if (on) onAdd(band);
          }}
        />
        {width > 0 && (
          <button
            type="button"
            className={styles.fabric}
            aria-label={`${name} fabric: ${cloth ? nameOfFabric(cloth) : 'Pick a fabric'}`}
            aria-haspopup="dialog"
            data-chosen={target === band}
            onClick={() => {
              onFabric(band);
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
            onSuggested(band, suggested);
          }}
          onPeek={(suggested) => {
            onPeek(band, suggested);
          }}
        />
      )}
    </>
  );
}
