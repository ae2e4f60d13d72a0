import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import type { BandName } from '@quiltwright/shared/quilting/bands';
import {
  Fragment,
  memo,
  useDeferredValue,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { bandFabric, bandLabels, bandNames, bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import { Checkbox } from '../../ui/fields/Checkbox';
import { formatInches } from '@quiltwright/shared/ruler/lengths';
import { useChange } from '../../ui/hooks/use-change';
import { nameOfFabric } from '../fabric/finding/fabric-search';
import { surroundingsOf } from '../fabric/suggestions/suiting-cloths';
import { FabricPatch } from '../fabric/swatch/FabricPatch';
import type { FindFabric } from '../../server/fabrics/use-fabrics';
import styles from './BandSection.module.css';
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
  /** Renders the field for a band's width, if the width can be chosen. */
  widthField?: (band: BandName) => ReactNode;
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

/** The first border, the second border and the sashing, each with its fabric. */
export const BandSection = memo(function BandSection({ quilt, sizing, ...props }: BandSectionProps) {
  /**
   * The border or sashing whose suggested fabrics the quilter is trying out; null for none. The suggestions stay until
   * the quilter chooses another part for the next fabric.
   */
  const [tried, setTried] = useState<BandName | null>(null);
  useChange(props.target, () => {
    if (props.target !== tried) setTried(null);
  });
  return (
    <div className={styles.borders}>
      {bandNames.map((band) =>
        band === 'border2' && quilt.borderWidth1 === 0 ? null : (
          <Fragment key={band}>
            {band === 'sashing' && sizing}
            <BandRow
              band={band}
              quilt={quilt}
              {...props}
              isTried={tried === band}
              onTry={() => {
                setTried(band);
              }}
            />
          </Fragment>
        ),
      )}
    </div>
  );
});

function BandRow({
  band,
  quilt,
  fabric,
  used,
  target,
  disabled = false,
  widthField,
  onToggle,
  onFabric,
  onSuggested,
  onPeek,
  isTried,
  onTry,
}: Omit<BandSectionProps, 'sizing'> & { band: BandName; isTried: boolean; onTry: () => void }) {
  const name = bandLabels[band];
  const width = bandWidth(quilt, band);
  const current = bandFabric(quilt, band);
  const cloth = fabric(current);
  return (
    <>
      <div className={styles.border}>
        <Checkbox
          label={name}
          {...(width > 0 && !widthField && { detail: `${formatInches(width)} wide` })}
          checked={width > 0}
          disabled={disabled}
          onChange={(isOn) => {
            onToggle(band, isOn);
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
            <span className="two-lines">{cloth ? nameOfFabric(cloth) : 'Pick a fabric'}</span>
          </button>
        )}
      </div>
      {width > 0 && widthField?.(band)}
      {width > 0 && (current === 0 || isTried) && used.length > 0 && (
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
  return (
    <SuitingCloths
      of={bandLabels[band].toLowerCase()}
      surroundings={surroundings}
      used={usedLater}
      {...props}
    />
  );
}
