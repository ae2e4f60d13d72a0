import { act } from '@quiltwright/shared/model/command';
import { firstCornerFabric } from '@quiltwright/shared/model/free-form/commands/borders/corner-commands';
import { piecedWays, spacerToWhole } from '@quiltwright/shared/model/free-form/commands/borders/pieced-ways';
import type { PiecedBorder as Pieced } from '@quiltwright/shared/model/free-form/commands/borders/pieced-commands';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { memo, useState } from 'react';
import { KeptFold } from '../../../panels/controls/KeptFold';
import { Button } from '../../../ui/basics/Button';
import { Segments } from '../../../ui/fields/Segments';
import { Select } from '../../../ui/fields/Select';
import { arithmeticOf, wayInWords, wholeInWords } from '../describing/pieced-words';
import type { FreeFormEditor } from '../use-free-form-editor';
import { borderBlockChoices } from './border-block-choices';
import styles from './BorderMends.module.css';
import { StepField } from './StepField';

interface PiecedBorderProps extends Pick<FreeFormEditor, 'nameOf' | 'run'> {
  design: FreeFormDesign;
}

const facings = [
  { value: 'out', name: 'Out' },
  { value: 'in', name: 'In' },
] as const;

const UNITS = 'units';
const SQUARES = 'squares';
const BOUNDS = { min: 1, max: 24 };

/** Adds a border of a block of the quilt, repeated along each side. If its units don't fit, it offers what makes them. */
export const PiecedBorder = memo(function PiecedBorder({ design, nameOf, run }: PiecedBorderProps) {
  return (
    <KeptFold name="pieced border" title="Pieced border">
      <PiecedBorderFields {...{ design, nameOf, run }} />
    </KeptFold>
  );
});

function PiecedBorderFields({ design, nameOf, run }: PiecedBorderProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const [width, setWidth] = useState(6);
  const [facing, setFacing] = useState<'out' | 'in'>('out');
  const [corners, setCorners] = useState<string>(UNITS);
  const blocks = borderBlockChoices(design, nameOf);
  const unit = (blocks.find(({ id }) => id === chosen) ?? blocks[0])?.id;
  const { quiltWidth, quiltLength } = design.quilt;
  const size = { width: quiltWidth, height: quiltLength };
  if (unit === undefined)
    return <p className={styles.wanted}>Add a block first. It becomes the unit of the border.</p>;
  const byId = blocks.map(({ id, name }) => ({ value: String(id), name }));
  const onCorners: Pieced['corners'] =
    corners === SQUARES
      ? { kind: 'square', fabric: firstCornerFabric(design, 1) }
      : byId.some(({ value }) => value === corners)
        ? { kind: 'block', id: Number(corners) }
        : null;
  const ways = piecedWays(size, width);
  const toWhole = spacerToWhole(size);
  return (
    <div className={styles.mends}>
      {toWhole && (
        <Way
          name="Make it fit: a spacer border to whole inches"
          arithmetic={wholeInWords(size, toWhole)}
          onChoose={() => {
            run(act(commands.addBorders, [toWhole]));
          }}
        />
      )}
      <Select
        label="Unit"
        options={byId}
        value={String(unit)}
        onChoose={(id) => {
          setChosen(Number(id));
        }}
      />
      <StepField
        label="Unit size"
        of="unit size"
        value={width}
        bounds={BOUNDS}
        less="Smaller units"
        more="Larger units"
        onValue={setWidth}
        onStep={(by) => {
          setWidth(Math.min(BOUNDS.max, Math.max(BOUNDS.min, width + by)));
        }}
      />
      <div className={styles.facing}>
        <span aria-hidden>Tops point</span>
        <Segments label="Tops point" options={facings} value={facing} onChoose={setFacing} />
      </div>
      <Select
        label="At the corners"
        options={[
          { value: UNITS, name: 'The unit, turned' },
          { value: SQUARES, name: 'Squares' },
          ...byId.map((option) => ({ ...option, group: 'A block at each corner' })),
        ]}
        value={onCorners ? corners : UNITS}
        onChoose={setCorners}
      />
      {ways.length === 0 && (
        <p className={styles.wanted}>No border of such units fits. Choose another size.</p>
      )}
      {ways[0] && ways[0].kind !== 'fits' && (
        <p className={styles.wanted}>These units don’t divide the sides. Choose what gives:</p>
      )}
      {ways.map((way) => {
        const { kind, spacer } = way;
        const pieced: Pieced = { unit, width: way.unit, facing, corners: onCorners, spacer };
        return (
          <Way
            key={`${kind} ${way.unit}`}
            name={wayInWords(way, size)}
            arithmetic={arithmeticOf(way, size)}
            onChoose={() => {
              run(act(commands.addPiecedBorder, pieced));
            }}
          />
        );
      })}
    </div>
  );
}

function Way({
  name,
  arithmetic,
  onChoose,
}: {
  name: string;
  arithmetic: readonly string[];
  onChoose: () => void;
}) {
  return (
    <div className={styles.way}>
      <Button onClick={onChoose}>{name}</Button>
      <ul className={styles.arithmetic}>
        {arithmetic.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
