import { formatInches, exactNumber } from '@quiltwright/shared/ruler/lengths';
import { parseInches } from '@quiltwright/shared/ruler/read-length';
import { CLOTH_TILE } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { RotateCw, Ruler } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from '../../ui/basics/Button';
import { Field } from '../../ui/fields/Field';
import { Slider } from '../../ui/fields/Slider';
import { ColourMatches } from './ColourMatches';
import { firstCrop, fitted, inchesByLine, mostSide, tilingOf, type Crop, type RulerLine } from './crop';
import styles from './CropDialog.module.css';
import { CropStage } from './CropStage';
import { coloursOf } from './cut-picture';

/** The least and greatest number of inches that a square may show. */
const INCHES = { least: 0.5, most: 120 };
/** The greatest turn of the slider, in degrees. */
const MOST_TURN = 45;
/** The smallest square that the slider offers, as a share of the largest square. */
const LEAST_SHARE = 0.1;
/** The ruler line at first: about a third of the square. */
const firstLine: RulerLine = { from: { x: 1 / 3, y: 0.5 }, to: { x: 2 / 3, y: 0.5 } };
const FIRST_SHARE = firstLine.to.x - firstLine.from.x;
const NO_LENGTH = 'Enter a length from ½″ to 120″.';
const BEYOND = 'The square can show from ½″ to 120″ of fabric. Check the ruler line and its length.';

interface CropFormProps {
  image: HTMLImageElement;
  /**
   * Called with the square and its inches after each change; null while the inches aren't a length. Must be the same
   * function in each render.
   */
  onCut: (cut: { crop: Crop; inches: number } | null) => void;
  /** Called to use a fabric of the library instead. */
  onMatch: (fabric: Fabric) => void;
  /** Fields above the measures. */
  children?: ReactNode;
}

/**
 * The form in which the quilter chooses the square of a picture that becomes fabric. The quilter enters the true length
 * of the square's side, in inches. Instead, the quilter can lay a ruler line over an object of known size in the
 * picture, such as a coin. From the entered length of this line, the form computes the length of the side.
 */
export function CropForm({ image, onCut, onMatch, children }: CropFormProps) {
  const size = useMemo(() => ({ width: image.naturalWidth, height: image.naturalHeight }), [image]);
  const [crop, setCropOnly] = useState(() => firstCrop(size));
  const [typed, setTyped] = useState(exactNumber(CLOTH_TILE));
  const [line, setLine] = useState<RulerLine | null>(null);
  const [typedLine, setTypedLine] = useState(exactNumber(1));
  /**
   * The inches per pixel, measured with a ruler line; null without a measurement. A larger square then shows more
   * inches.
   */
  const [scale, setScale] = useState<number | null>(null);
  const inches = scale === null ? inchesOf(typed) : withinLimits(scale * crop.side);
  const state = useMemo(() => (inches === null ? null : { crop, inches }), [crop, inches]);
  useEffect(() => {
    onCut(state);
  }, [state, onCut]);
  const setCrop = (next: Crop) => {
    setCropOnly(fitted(next, size));
  };
  const setByLine = (next: RulerLine, length: string) => {
    setLine(next);
    setTypedLine(length);
    const known = inchesOf(length);
    const shown = known === null ? null : inchesByLine(next, known);
    if (shown === null) return;
    setScale(shown / crop.side);
  };
  const settled = useDeferredValue(crop);
  const colours = useMemo(() => coloursOf(image, settled).main, [image, settled]);
  const most = mostSide(size, crop.turn);
  const slant = ((crop.turn + MOST_TURN + 360) % 90) - MOST_TURN;
  const quarter = crop.turn - slant;
  return (
    <div className={styles.columns}>
      <div className={styles.stage}>
        <CropStage
          image={image}
          crop={crop}
          inches={inches ?? CLOTH_TILE}
          line={line && { ...line, inches: inchesOf(typedLine) }}
          onCrop={setCrop}
          onLine={(next) => {
            setByLine(next, typedLine);
          }}
        />
        <Slider
          label="Size of the square"
          min={LEAST_SHARE}
          max={1}
          step={0.01}
          value={crop.side / most}
          onChange={(share) => {
            setCrop({ ...crop, side: share * most });
          }}
        />
        <Slider
          label="Turn"
          min={-MOST_TURN}
          max={MOST_TURN - 0.5}
          step={0.5}
          value={slant}
          onChange={(turn) => {
            setCrop({ ...crop, turn: quarter + turn });
          }}
        />
        <Button
          onClick={() => {
            setCrop({ ...crop, turn: (crop.turn + 90) % 360 });
          }}
        >
          <RotateCw aria-hidden />
          Turn by a quarter
        </Button>
      </div>
      <div className={styles.facts}>
        {children}
        <Field
          label="Inches of fabric that the square shows"
          inputMode="decimal"
          autoComplete="off"
          value={scale === null ? typed : exactNumber(inToEighth(scale * crop.side))}
          fault={inches === null ? (scale === null ? NO_LENGTH : BEYOND) : null}
          hint={inches === null ? null : tilingWords(inches)}
          onChange={({ currentTarget }) => {
            setScale(null);
            setTyped(currentTarget.value);
          }}
        />
        {line ? (
          <div className={styles.line}>
            <Field
              label="Length of the ruler line in inches"
              inputMode="decimal"
              autoComplete="off"
              value={typedLine}
              fault={inchesOf(typedLine) === null ? NO_LENGTH : null}
              hint="Move the ends of the line over a known length, such as a ruler or a coin."
              onChange={({ currentTarget }) => {
                setByLine(line, currentTarget.value);
              }}
            />
            <Button
              look="quiet"
              onClick={() => {
                setLine(null);
              }}
            >
              Hide the ruler line
            </Button>
          </div>
        ) : (
          <Button
            onClick={() => {
              setLine(firstLine);
              // The line first has the length that the square gives it, if it isn't too short.
              if (inches !== null)
                setTypedLine(exactNumber(Math.max(INCHES.least, inToEighth(inches * FIRST_SHARE))));
            }}
          >
            <Ruler aria-hidden />
            Measure with a ruler line
          </Button>
        )}
        <ColourMatches colours={colours} onMatch={onMatch} />
      </div>
    </div>
  );
}

function inToEighth(inches: number): number {
  return Math.round(inches * 8) / 8;
}

/** Returns a typed length in inches. Null if the text isn't a length, or if the length is outside `INCHES`. */
function inchesOf(typed: string): number | null {
  const inches = parseInches(typed);
  return inches === null ? null : withinLimits(inches);
}

function withinLimits(inches: number): number | null {
  return inches < INCHES.least || inches > INCHES.most ? null : inches;
}

/**
 * Says how fabric is made from the square: repeated, from its middle, or at its true size.
 * @param inches the true length of the square's side
 */
function tilingWords(inches: number): string {
  const { share, times } = tilingOf(inches);
  const used = formatInches(share * inches);
  if (times > 1)
    return `Fabrics repeat every ${formatInches(CLOTH_TILE)}, so ${used} of the square repeat ${times} times.`;
  return share > 0.999
    ? 'Your fabric has its true size in blocks and quilts.'
    : `Fabrics repeat every ${used}, so the middle ${used} of the square are used.`;
}
