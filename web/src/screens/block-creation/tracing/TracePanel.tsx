import { useRef, useState } from 'react';
import { useWatched } from '../../../editor/overlay/use-watched';
import { drawingUnit } from '../../../editor/tools/drawing/drawing-editor';
import {
  boxInSight,
  boxOfWidth,
  fittedBox,
  type TracedPicture,
} from '../../../editor/tools/tracing/traced-picture';
import { LengthField } from '../../../panels/controls/LengthField';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { Button } from '../../../ui/basics/Button';
import { Fold } from '../../../ui/basics/Fold';
import { notify } from '../../../ui/basics/notify';
import { Slider } from '../../../ui/fields/Slider';
import type { CreationEditor } from '../use-creation-editor';
import { pictureFaultWords, pictureTypes, readPicture } from './read-picture';
import styles from './TracePanel.module.css';

/** The opacity of a picture at first, and the least and the greatest opacity. */
const OPACITY = { first: 0.5, min: 0.1, max: 1, step: 0.05 };
/** The step of the arrow keys in a field, in inches. */
const STEP = 1 / 8;

interface TracePanelProps extends Pick<CreationEditor, 'editing' | 'options' | 'drawing'> {
  /** Called when the picture is to be moved by hand on the canvas. */
  onMove: () => void;
}

/** A part of the panel with which a quilter lays a picture over the block, places it and removes it. */
export function TracePanel({ editing, options, drawing, onMove }: TracePanelProps) {
  const { traced } = editing;
  const picture = useWatched(traced);
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const load = async (file: File) => {
    const before = drawing.document.id;
    setReading(true);
    const read = await readPicture(file);
    setReading(false);
    if (typeof read === 'string') {
      notify(pictureFaultWords[read]);
      return;
    }
    const now = editing.drawing();
    // Another block was opened in the meantime.
    if (now.document.id !== before) return;
    const box = fittedBox(read, drawingUnit(now));
    traced.set({ name: file.name, picture: read, box, opacity: OPACITY.first, isShown: true });
  };
  return (
    <Fold title="Trace a picture" {...(picture && { fact: picture.isShown ? 'Shown' : 'Hidden' })}>
      <div className={styles.panel}>
        <p className={styles.quiet} role="status">
          {picture
            ? `${picture.name} lies over the block while you draw.`
            : 'Lay a photo or a drawing over the block, and draw along its lines.'}
        </p>
        <p className={styles.quiet}>
          It stays on this device with the draft of this block, until you remove it or log out. It’s never
          uploaded, and no picture or print of the block has it.
        </p>
        {picture && (
          <Placing picture={picture} editing={editing} options={options} drawing={drawing} onMove={onMove} />
        )}
        <div className={styles.buttons}>
          <Button disabled={isReading} onClick={() => input.current?.click()}>
            {picture ? 'Another picture' : 'Choose a picture'}
          </Button>
          {picture && (
            <Button
              onClick={() => {
                traced.set(null);
                if (options.tool === 'trace') editing.choose(toolAfter(options));
              }}
            >
              Remove
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept={pictureTypes.join()}
          aria-label="Picture to trace"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            currentTarget.value = '';
            if (file) void load(file);
          }}
        />
      </div>
    </Fold>
  );
}

/** Returns the tool with which a quilter goes on after the picture was placed. */
function toolAfter({ drawsBy }: CreationEditor['options']) {
  return drawsBy === 'seams' ? 'seam' : 'select';
}

/** The fields and buttons that place a picture. */
function Placing({
  picture,
  editing,
  options,
  drawing,
  onMove,
}: TracePanelProps & { picture: TracedPicture }) {
  const { traced } = editing;
  const { box, opacity, isShown, name } = picture;
  const unit = drawingUnit(drawing);
  const isMoving = options.tool === 'trace';
  const put = (next: Partial<TracedPicture>) => {
    traced.set({ ...picture, ...next });
  };
  const fields = [
    ['Left', box.x * unit.x, (inches: number) => boxInSight({ ...box, x: inches / unit.x })],
    ['Top', box.y * unit.y, (inches: number) => boxInSight({ ...box, y: inches / unit.y })],
    ['Width', box.width * unit.x, (inches: number) => boxOfWidth(box, inches / unit.x)],
  ] as const;
  return (
    <>
      <Slider
        label="Opacity"
        {...{ min: OPACITY.min, max: OPACITY.max, step: OPACITY.step }}
        value={opacity}
        words={`${Math.round(opacity * 100)} per cent`}
        onChange={(value) => {
          put({ opacity: value });
        }}
      />
      <div className={styles.fields}>
        {fields.map(([label, inches, boxAt]) => (
          <LengthField
            key={label}
            label={label}
            of={name}
            shown={exactInches(inches)}
            example="3 1/8"
            onAmount={(amount) => {
              put({ box: boxAt(amount) });
            }}
            onStep={(steps) => {
              put({ box: boxAt(inches + steps * STEP) });
            }}
          />
        ))}
      </div>
      <div className={styles.buttons}>
        <Button
          disabled={!isShown}
          onClick={() => {
            editing.choose(isMoving ? toolAfter(options) : 'trace');
            if (!isMoving) onMove();
          }}
        >
          {isMoving ? 'Done' : 'Move by hand'}
        </Button>
        <Button
          onClick={() => {
            put({ box: fittedBox(picture.picture, unit) });
          }}
        >
          Fit to the block
        </Button>
        <Button
          onClick={() => {
            put({ isShown: !isShown });
            if (isMoving) editing.choose(toolAfter(options));
          }}
        >
          {isShown ? 'Hide' : 'Show'}
        </Button>
      </div>
    </>
  );
}
