import { CopyPlus, Trash2 } from 'lucide-react';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { partnersOf } from '../../model/created-block/links';
import { boxAround } from '../../model/created-block/reshape';
import type { FindFabric } from '../../panels/use-fabrics';
import { Button, IconButton } from '../../ui/Button';
import { Segments } from '../../ui/Segments';
import { ArrangeButtons } from './ArrangeButtons';
import { ClothButton } from './ClothButton';
import { FabricSpots } from './FabricSpots';
import { LayerMenu } from './LayerMenu';
import { MeasureField } from './MeasureField';
import styles from './SelectionPanel.module.css';
import { nameOfSelected } from './shape-names';
import { StepButtons } from './StepButtons';
import type { CreationTable } from './use-creation-table';

const measures = [
  { value: 'inches', name: 'Inches' },
  { value: 'units', name: 'Thousandths' },
] as const;

interface SelectionPanelProps {
  table: CreationTable;
  fabric: FindFabric;
}

/** What is selected of the block: where it lies, how large it is, and all that can be done with it. */
export function SelectionPanel({ table, fabric }: SelectionPanelProps) {
  const { drawing, selected, options, adjust, run, hand } = table;
  const { block } = drawing.document.design;
  const isThere = selected.length > 0;
  const shapeNums = selected.map(({ shape }) => shape.shapeNum).join(' ');
  const box = isThere ? boxAround(drawing) : null;
  const partners = partnersOf(drawing).length;
  const sides = [
    { label: 'X', name: 'x', side: block.blockWidth },
    { label: 'Y', name: 'y', side: block.blockHeight },
    { label: 'Width', name: 'width', side: block.blockWidth },
    { label: 'Height', name: 'height', side: block.blockHeight },
  ] as const;
  return (
    <section className={styles.panel} aria-label="Selected shapes" data-letter-keys>
      <div className={styles.head}>
        <h2>{nameOfSelected(selected)}</h2>
        <IconButton
          label="Duplicate"
          onClick={() => {
            adjust(act(commands.duplicate, { argument: null }));
          }}
        >
          <CopyPlus aria-hidden />
        </IconButton>
        <IconButton
          label="Delete"
          onClick={() => {
            adjust(act(commands.remove));
          }}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </div>
      <FabricSpots table={table} fabric={fabric} />
      <ClothButton table={table} fabric={fabric} />
      <div className={styles.measures}>
        {sides.map(({ label, name, side }) => (
          <MeasureField
            key={`${name} of ${shapeNums}`}
            label={label}
            value={box && box[name]}
            measure={options.measure}
            side={side}
            step={options.step}
            onMeasure={(units) => {
              run(act(commands.setMeasure, { argument: { [name]: units } }));
            }}
          />
        ))}
      </div>
      <Segments
        label="Measured in"
        options={measures}
        value={options.measure}
        onChoose={(measure) => {
          hand.options.setState({ measure });
        }}
      />
      {!box && <p className={styles.quiet}>Tap a shape, or draw a box around several.</p>}
      <StepButtons table={table} />
      <ArrangeButtons table={table} />
      <LayerMenu table={table} />
      {partners > 0 && (
        <div className={styles.linked}>
          <span>Linked with {partners === 1 ? '1 copy' : `${partners} copies`}</span>
          <Button
            onClick={() => {
              run(act(commands.unlink));
            }}
          >
            Unlink
          </Button>
        </div>
      )}
      <Button
        onClick={() => {
          run(act(commands.deselectAll));
        }}
      >
        Deselect All
      </Button>
    </section>
  );
}
