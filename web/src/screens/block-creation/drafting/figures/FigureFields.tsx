import { exactNumber } from '@quiltwright/shared/ruler/lengths';
import { isRepeated, ways as allWays } from '../../../../editor/tools/drafting/figures';
import { useWatched } from '../../../../editor/overlay/use-watched';
import { Button } from '../../../../ui/basics/Button';
import { Checkbox } from '../../../../ui/fields/Checkbox';
import { Segments } from '../../../../ui/fields/Segments';
import type { EditorProps } from '../../editor-props';
import { divideWayNames } from './divide-words';
import styles from './FigureFields.module.css';
import { BlockFields } from './BlockFields';
import { CountField, WidthField, type FieldsProps } from './FigureField';
import { ListField } from './ListField';
import { readRadii, readRatio } from './read-lists';

const forms = [
  { value: 'circle', name: 'Circle' },
  { value: 'polygon', name: 'Polygon' },
] as const;
const ways = allWays.map((value) => ({ value, name: divideWayNames[value] }));

/** Returns the settings of figures, and a function that changes them. */
function useFigures({ editor: { editing } }: EditorProps): FieldsProps {
  const { figures, setFigures } = editing.drafting;
  return { figures: useWatched(figures), onChange: setFigures };
}

/** The settings of the tool for seams: their repeats around a centre. */
export function SeamOptions(props: EditorProps) {
  return (
    <section className={styles.options} aria-label="Seam">
      <RepeatFields {...useFigures(props)} />
    </section>
  );
}

/** The settings of the tool for circles and polygons. */
export function CircleOptions(props: EditorProps) {
  const fields = useFigures(props);
  return (
    <section className={styles.options} aria-label="Circle">
      <CircleFields {...fields} />
      <RepeatFields {...fields} />
    </section>
  );
}

/** The settings of the tool that divides patches. */
export function DivideOptions(props: EditorProps) {
  const fields = useFigures(props);
  return (
    <section className={styles.options} aria-label="Divide">
      <DivideFields {...fields} />
      <BlockFields {...fields} {...props} />
    </section>
  );
}

function CircleFields({ figures, onChange }: FieldsProps) {
  const { form, radii } = figures;
  return (
    <>
      <Segments
        label="Form to draw"
        options={forms}
        value={form}
        onChoose={(chosen) => {
          onChange({ ...figures, form: chosen });
        }}
      />
      <div className={styles.row}>
        {form === 'polygon' && (
          <CountField label="Sides" count="sides" figures={figures} onChange={onChange} />
        )}
        <CountField label="Rings" count="rings" figures={figures} onChange={onChange} />
        <ListField
          label="Radius"
          shown={radii.map(exactNumber).join(', ')}
          placeholder="as drawn"
          fault="For example 4, or 6, 4 1/2 for rings"
          read={readRadii}
          onList={(list) => {
            onChange({ ...figures, radii: list });
          }}
        />
      </div>
    </>
  );
}

function RepeatFields({ figures, onChange }: FieldsProps) {
  const { centre, picksCentre, isMirrored } = figures;
  return (
    <div className={styles.repeats}>
      <CountField label="Repeat around the centre" count="times" figures={figures} onChange={onChange} />
      <Checkbox
        label="Mirrored"
        checked={isMirrored}
        onChange={(checked) => {
          onChange({ ...figures, isMirrored: checked });
        }}
      />
      {isRepeated(figures) && (
        <Button
          aria-pressed={picksCentre}
          onClick={() => {
            onChange({ ...figures, picksCentre: centre === null && !picksCentre, centre: null });
          }}
        >
          {picksCentre ? 'Press the new centre' : centre ? 'Centre of the block' : 'Move the centre'}
        </Button>
      )}
    </div>
  );
}

function DivideFields({ figures, onChange }: FieldsProps) {
  const { way, ratio } = figures;
  return (
    <>
      <div className={styles.ways}>
        <Segments
          label="Divide patches into"
          options={ways}
          value={way}
          onChoose={(chosen) => {
            onChange({ ...figures, way: chosen, turns: 0 });
          }}
        />
      </div>
      {way === 'inset' && <WidthField label="Inset by" figures={figures} onChange={onChange} />}
      {way !== 'inset' && (
        <div className={styles.row}>
          <CountField
            label="How many"
            count="pieces"
            figures={figures}
            onChange={(next) => {
              onChange({ ...next, ratio: [] });
            }}
          />
          <ListField
            label="Sizes"
            shown={ratio.join(' : ')}
            placeholder="equal"
            fault="For example 1 : 2 : 1"
            read={readRatio}
            onList={(sizes) => {
              onChange({ ...figures, ratio: sizes, ...(sizes.length > 0 && { pieces: sizes.length }) });
            }}
          />
          <Button
            onClick={() => {
              onChange({ ...figures, turns: figures.turns + 1 });
            }}
          >
            Turn
          </Button>
        </div>
      )}
    </>
  );
}
