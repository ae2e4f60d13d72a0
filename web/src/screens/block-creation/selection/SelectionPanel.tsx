import { LIMITS } from '@quiltwright/shared/limits';
import type { Box } from '@quiltwright/shared/geometry/box';
import { act } from '@quiltwright/shared/model/command';
import type { CreatedBlockDesign } from '@quiltwright/shared/model/created-block/created-block-document';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { areRecolouredAlone, linkedCopies } from '@quiltwright/shared/model/created-block/links';
import { boxAround } from '@quiltwright/shared/model/created-block/reshape';
import { SelectButtons } from '../../../panels/arrange/SelectButtons';
import { ArrangeButtons } from '../../../panels/arrange/ArrangeButtons';
import { ItemButtons } from '../../../panels/arrange/ItemButtons';
import type { FindFabric } from '../../../server/fabrics/use-fabrics';
import { Button } from '../../../ui/basics/Button';
import { Fold } from '../../../ui/basics/Fold';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { Segments } from '../../../ui/fields/Segments';
import { unbroken } from '../../../ui/words/unbroken';
import { BlockFacts } from './BlockFacts';
import { CornerFields } from './CornerFields';
import { ClothButton } from '../fabrics/ClothButton';
import { FabricSpots } from '../fabrics/FabricSpots';
import { LayerMenu } from '../layers/LayerMenu';
import { MeasureField } from './MeasureField';
import { BlockTurns } from '../patches/BlockTurns';
import { PatchDetails } from '../patches/PatchDetails';
import { SewingWay } from '../shapes/SewingWay';
import styles from './SelectionPanel.module.css';
import { nameOfSelected } from '../words/shape-names';
import { placeIn, sizeIn } from '../shapes/shape-words';
import { ToolOptions } from '../ToolOptions';
import { StepButtons } from './StepButtons';
import type { Measure } from './steps';
import type { CreationEditor } from '../use-creation-editor';

const measures = [
  { value: 'inches', name: 'Inches' },
  { value: 'units', name: 'Thousandths' },
] as const;

/** The ways to combine several shapes into one. The shape that was selected first is the one that stays. */
const combining = [
  { how: 'add', name: 'Add' },
  { how: 'subtract', name: 'Subtract' },
  { how: 'intersect', name: 'Intersect' },
] as const;

interface SelectionPanelProps {
  editor: CreationEditor;
  fabric: FindFabric;
}

/**
 * Shows the selection and its actions. The spots and the buttons that select shapes are always shown. Below them are
 * the buttons and details of the selected shapes or, without a selection, facts about the block.
 */
export function SelectionPanel({ editor, fabric }: SelectionPanelProps) {
  const { drawing, selected, options, adjust, run, editing } = editor;
  const { block } = drawing.document.design;
  const isThere = selected.length > 0;
  const bySeams = options.drawsBy === 'seams';
  const Selected = bySeams ? PatchDetails : Details;
  return (
    <section className={styles.panel} aria-label="Selected shapes">
      <div className={styles.head}>
        <h2>{nameOfSelected(selected, block, bySeams ? 'patches' : 'shapes')}</h2>
        {isThere && !bySeams && <ItemButtons commands={commands} onAction={adjust} />}
      </div>
      <FabricSpots editor={editor} fabric={fabric} />
      <ToolOptions editor={editor} fabric={fabric} />
      <SelectButtons commands={commands} onAction={run} />
      {bySeams ? (
        <Fold title="Turn and mirror the block">
          <BlockTurns run={run} />
        </Fold>
      ) : (
        <Fold title="Move and resize" isOpen={isThere}>
          <StepButtons
            step={options.step}
            measure={options.measure}
            blockWidth={block.blockWidth}
            blockHeight={block.blockHeight}
            grid={drawing.document.design.grid}
            adjust={adjust}
            editing={editing}
          />
        </Fold>
      )}
      {isThere ? <Selected editor={editor} fabric={fabric} /> : <BlockFacts editor={editor} />}
    </section>
  );
}

/** Fields for the position, size, fabric, layer and order of the selected shapes. */
function Details({ editor, fabric }: SelectionPanelProps) {
  const { drawing, selected, options, adjust, run, editing } = editor;
  const { block } = drawing.document.design;
  const box = boxAround(drawing);
  const linked = linkedCopies(drawing);
  const isAlone = linked > 0 && areRecolouredAlone(drawing);
  const sides = [
    { label: 'X', name: 'x', side: block.blockWidth },
    { label: 'Y', name: 'y', side: block.blockHeight },
    { label: 'Width', name: 'width', side: block.blockWidth },
    { label: 'Height', name: 'height', side: block.blockHeight },
  ] as const;
  return (
    <>
      <div className={styles.measures}>
        {sides.map(({ label, name, side }) => (
          <MeasureField
            key={name}
            label={label}
            of={drawing.selection}
            value={box[name]}
            measure={options.measure}
            side={side}
            bounds={boundsOf(box)[name]}
            onMeasure={(units) => {
              run(act(commands.setMeasure, { [name]: units }));
            }}
          />
        ))}
      </div>
      <Segments
        label="Measured in"
        options={measures}
        value={options.measure}
        onChoose={(measure) => {
          editing.options.setState({ measure });
        }}
      />
      <p className={styles.quiet}>{inOtherMeasure(box, drawing.document.design, options.measure)}</p>
      {linked > 0 && (
        <div className={styles.linked}>
          <span>{`${linked} linked copies`}</span>
          <Checkbox
            label={selected.length === 1 ? 'Recolour this shape only' : 'Recolour each shape separately'}
            checked={isAlone}
            onChange={(isOn) => {
              run(act(commands.recolourAlone, isOn));
            }}
          />
          <Button
            onClick={() => {
              run(act(commands.unlink));
            }}
          >
            Unlink
          </Button>
        </div>
      )}
      {selected.length === 1 && (
        <Button
          onClick={() => {
            editing.choose(options.tool === 'corners' ? 'select' : 'corners');
          }}
        >
          {options.tool === 'corners' ? 'Finish editing corners' : 'Edit corners'}
        </Button>
      )}
      {selected.length === 1 && options.tool === 'corners' && <CornerFields editor={editor} />}
      {selected.length > 1 && (
        <div className={styles.combine} role="group" aria-label="Combine the shapes">
          {combining.map(({ how, name }) => (
            <Button
              key={how}
              onClick={() => {
                run(act(commands.combine, how));
              }}
            >
              {name}
            </Button>
          ))}
        </div>
      )}
      <SewingWay editor={editor} />
      <ClothButton editor={editor} fabric={fabric} />
      <ArrangeButtons commands={commands} onAction={adjust} />
      <LayerMenu editor={editor} />
    </>
  );
}

/**
 * Returns the position and size of a box in words, in another unit than the fields. If the fields show block units,
 * the result is in inches, otherwise in patches of the grid.
 */
function inOtherMeasure(box: Box, { block, grid }: CreatedBlockDesign, measure: Measure): string {
  if (measure === 'units') return `In inches: ${placeIn(box, block)}, ${sizeIn(box, block)}`;
  const inPatches = (units: number, patches: number) =>
    Number(((units * patches) / LIMITS.blockSpace).toFixed(2));
  const [x, y] = [inPatches(box.x, grid.columns), inPatches(box.y, grid.rows)];
  const [width, height] = [inPatches(box.width, grid.columns), inPatches(box.height, grid.rows)];
  return unbroken(`In patches of the grid: ${x}, ${y}, ${width} × ${height}`);
}

/**
 * Returns the smallest and greatest value of a box's coordinates and sides, in block units. Within these values, the
 * box stays inside the block and is at least as large as the smallest shape.
 */
function boundsOf({ x, y, width, height }: Box) {
  const { blockSpace, shapeSide } = LIMITS;
  return {
    x: { min: 0, max: blockSpace - width },
    y: { min: 0, max: blockSpace - height },
    width: { min: shapeSide, max: blockSpace - x },
    height: { min: shapeSide, max: blockSpace - y },
  };
}
