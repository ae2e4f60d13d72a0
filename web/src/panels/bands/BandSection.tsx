import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { bandInSentence, bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import {
  bandOf,
  borderNames,
  bordersOf,
  indexOfBorder,
  isBorderName,
  type BandName,
  type BorderName,
  type Corners,
} from '@quiltwright/shared/quilting/bands/bands';
import { hasSashingCrossings } from '@quiltwright/shared/quilting/standard/standard-size';
import { Plus } from 'lucide-react';
import {
  memo,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { bandFabric, bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import { Button } from '../../ui/basics/Button';
import { Checkbox } from '../../ui/fields/Checkbox';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { useChange } from '../../ui/hooks/use-change';
import { surroundingsOf } from '../fabric/suggestions/suiting-cloths';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import { BandFabricButton } from './BandFabricButton';
import styles from './BandSection.module.css';
import { CornersField } from './CornersField';
import { SuitingCloths } from './SuitingCloths';

interface BandSectionProps {
  quilt: Quilt;
  fabric: FindFabric;
  /** The fabrics of the quilt, the most used first. */
  used: readonly Fabric[];
  /** The key of the border or sashing that gets the next fabric; null for none. */
  target: string | null;
  /** True while no border or sashing can be added. */
  disabled?: boolean;
  /** The greatest number of borders. */
  most: number;
  /** Renders the field for a band's width, if the width can be chosen. */
  widthField?: (band: BandName) => ReactNode;
  /** Renders the field for a border's corners, in editors that have more than straight and mitred ones. */
  cornersField?: (border: BorderName, isNarrow: boolean) => ReactNode;
  /** Returns false for a border without cloth of its own, because blocks fill it. By default all bands have cloth. */
  hasCloth?: (band: BandName) => boolean;
  /** Renders more controls for a border, below the others. */
  more?: (border: BorderName) => ReactNode;
  /** Called when other corners of a border are chosen. */
  onCorners: (border: BorderName, corners: Corners) => void;
  /** The control that chooses how borders change the quilt's size; absent in editors without that choice. */
  sizing?: ReactNode;
  /** Called when a border or the sashing is added or removed. */
  onToggle: (band: BandName, isOn: boolean) => void;
  /** Called when the button of a band's fabric was pressed. */
  onFabric: (band: BandName) => void;
  /** Called when a suggested fabric is chosen. */
  onSuggested: (band: BandName, fabric: Fabric) => void;
  /** Called with the suggested fabric to preview; null ends the preview. */
  onPeek: (band: BandName, fabric: Fabric | null) => void;
}

/** The borders, the sashing and the cornerstones, each with its fabric. */
export const BandSection = memo(function BandSection({ quilt, sizing, most, ...props }: BandSectionProps) {
  /**
   * The border or sashing whose suggested fabrics the quilter is trying out; null for none. The suggestions stay until
   * the quilter chooses another part for the next fabric.
   */
  const [tried, setTried] = useState<BandName | null>(null);
  useChange(props.target, () => {
    if (props.target !== tried) setTried(null);
  });
  const addButton = useRef<HTMLButtonElement>(null);
  const section = useRef<HTMLDivElement>(null);
  const count = bordersOf(quilt).length;
  const next = count < most ? borderNames[count] : undefined;
  const isSwitched = (band: BandName) => hasCheckbox(band, count);
  const borders = borderNames.filter((name, index) => index < count || (name === next && isSwitched(name)));
  const row = (band: BandName) => (
    <BandRow
      key={band}
      band={band}
      quilt={quilt}
      {...props}
      isSwitched={isSwitched(band)}
      isTried={tried === band}
      onTry={() => {
        setTried(band);
      }}
      onRemove={() => {
        flushSync(() => {
          props.onToggle(band, false);
        });
        // The pressed button is gone, unless another border took the place.
        if (document.activeElement === document.body) addButton.current?.focus();
      }}
    />
  );
  return (
    <div ref={section} className={styles.borders}>
      {borders.map(row)}
      {next && !isSwitched(next) && (
        <Button
          ref={addButton}
          look="quiet"
          onClick={() => {
            flushSync(() => {
              props.onToggle(next, true);
            });
            // A quilt with the greatest number of borders doesn't show the pressed button.
            if (document.activeElement === document.body)
              section.current?.querySelector<HTMLElement>(`[data-fabric-of="${next}"]`)?.focus();
          }}
        >
          <Plus aria-hidden />
          Add a border
        </Button>
      )}
      {sizing}
      {!quilt.setting && row('sashing')}
      {hasSashingCrossings(quilt) && row('cornerstones')}
    </div>
  );
});

/** The greatest number of borders that have checkboxes. */
const MOST_SWITCHED = 2;

/**
 * True if a band has a checkbox in a quilt with this number of borders. In a quilt with more than two borders, each
 * border has a button that removes it: the next border moves into its row, so a checkbox there would stay ticked.
 */
function hasCheckbox(band: BandName, borders: number): boolean {
  return !isBorderName(band) || (borders <= MOST_SWITCHED && indexOfBorder(band) < MOST_SWITCHED);
}

function BandRow({
  band,
  quilt,
  fabric,
  used,
  target,
  disabled = false,
  widthField,
  cornersField,
  hasCloth = () => true,
  more,
  onToggle,
  onCorners,
  onFabric,
  onSuggested,
  onPeek,
  isSwitched,
  isTried,
  onTry,
  onRemove,
}: Omit<BandSectionProps, 'sizing' | 'most'> & {
  band: BandName;
  /** True for a checkbox that adds and removes the band; false for a button that removes it. */
  isSwitched: boolean;
  isTried: boolean;
  onTry: () => void;
  onRemove: () => void;
}) {
  const name = bandLabel(band);
  const width = bandWidth(quilt, band);
  const current = bandFabric(quilt, band);
  const cloth = fabric(current);
  const isNarrow = isSwitched && widthField !== undefined;
  const corners =
    isBorderName(band) &&
    (cornersField?.(band, isNarrow) ?? (
      <CornersField
        border={band}
        corners={bandOf(quilt, band)?.corners}
        isNarrow={isNarrow}
        onChoose={(chosen) => {
          onCorners(band, chosen);
        }}
      />
    ));
  return (
    <>
      <div className={styles.border}>
        {isSwitched ? (
          <Checkbox
            label={name}
            {...(width > 0 && !widthField && { detail: `${formatInches(width)} wide` })}
            checked={width > 0}
            disabled={disabled}
            onChange={(isOn) => {
              onToggle(band, isOn);
            }}
          />
        ) : (
          <span className={styles.added}>{name}</span>
        )}
        {width > 0 && hasCloth(band) && (
          <BandFabricButton
            name={name}
            of={band}
            cloth={cloth}
            isChosen={target === band}
            onPress={() => {
              onFabric(band);
            }}
          />
        )}
      </div>
      {width > 0 && isSwitched && (
        <div className={styles.measures}>
          {widthField?.(band)}
          {corners}
        </div>
      )}
      {width > 0 && !isSwitched && widthField?.(band)}
      {width > 0 && hasCloth(band) && (current === 0 || isTried) && used.length > 0 && (
        <BandSuiting
          quilt={quilt}
          band={band}
          used={used}
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
      {width > 0 && !isSwitched && (
        <div className={styles.measures}>
          {corners}
          <Button look="quiet" aria-label={`Remove ${bandInSentence(band)}`} onClick={onRemove}>
            Remove
          </Button>
        </div>
      )}
      {width > 0 && isBorderName(band) && more?.(band)}
    </>
  );
}

/**
 * The suggested fabrics for a border or the sashing. They are computed only while they are shown, and only after the
 * canvas shows the change.
 */
function BandSuiting({
  quilt,
  band,
  used,
  ...props
}: { quilt: Quilt; band: BandName } & Omit<ComponentProps<typeof SuitingCloths>, 'of' | 'surroundings'>) {
  const later = useDeferredValue<Quilt | null>(quilt, null);
  const usedLater = useDeferredValue(used);
  const surroundings = useMemo(() => later && surroundingsOf(later, band), [later, band]);
  return <SuitingCloths of={bandInSentence(band)} surroundings={surroundings} used={usedLater} {...props} />;
}
