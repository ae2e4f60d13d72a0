import { act } from '@quiltwright/shared/model/command';
import { fillingTo } from '@quiltwright/shared/model/free-form/commands/borders/added-borders';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { bedKinds, beds, sizeOnBed, type BedKind } from '@quiltwright/shared/quilting/beds';
import { formatSize } from '@quiltwright/shared/ruler/lengths';
import { memo, useState } from 'react';
import { KeptFold } from '../../../panels/controls/KeptFold';
import { Button } from '../../../ui/basics/Button';
import { Select } from '../../../ui/fields/Select';
import type { FreeFormEditor } from '../use-free-form-editor';
import { fillingInWords, proposalInWords, wantedInWords } from '../describing/bed-words';
import styles from './BorderMends.module.css';
import { StepField } from './StepField';

/** The greatest drop and tuck, in inches. */
const MOST = 40;

const options = bedKinds.map((kind) => {
  const { name, width, height } = beds[kind];
  return { value: kind, name, detail: formatSize(width, height) };
});

/** Proposes borders that bring the quilt to the size of a bed, with a drop and a pillow tuck. */
export const FillToBed = memo(function FillToBed({
  design,
  run,
}: {
  design: FreeFormDesign;
  run: FreeFormEditor['run'];
}) {
  const [kind, setKind] = useState<BedKind>('queen');
  const [drop, setDrop] = useState(14);
  const [tuck, setTuck] = useState(10);
  const bed = beds[kind];
  const wanted = sizeOnBed(bed, { drop, tuck });
  const now = { width: design.quilt.quiltWidth, height: design.quilt.quiltLength };
  const filling = fillingTo(now, wanted);
  const proposals = filling.kind === 'borders' ? filling.proposals : [];
  return (
    <KeptFold name="fill to a bed" title="Fill to a bed">
      <div className={styles.mends}>
        <Select label="Bed" options={options} value={kind} onChoose={setKind} />
        <Length label="Drop" value={drop} onValue={setDrop} />
        <Length label="Pillow tuck" value={tuck} onValue={setTuck} />
        <p className={styles.wanted}>
          Wanted: <strong>{formatSize(wanted.width, wanted.height)}</strong>
        </p>
        <ul className={styles.arithmetic}>
          {[...wantedInWords(bed, { drop, tuck }), ...fillingInWords(filling, now, wanted)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {proposals.map((borders) => (
          <Button
            key={borders.length}
            onClick={() => {
              run(act(commands.addBorders, borders));
            }}
          >
            {`${borders.length === 1 ? 'A border' : `${borders.length} borders`}: ${proposalInWords(borders)}`}
          </Button>
        ))}
      </div>
    </KeptFold>
  );
});

function Length({
  label,
  value,
  onValue,
}: {
  label: string;
  value: number;
  onValue: (value: number) => void;
}) {
  return (
    <StepField
      label={label}
      of={label}
      value={value}
      bounds={{ min: 0, max: MOST }}
      less={`${label} shorter`}
      more={`${label} longer`}
      onValue={onValue}
      onStep={(by) => {
        onValue(Math.min(MOST, Math.max(0, value + by)));
      }}
    />
  );
}
