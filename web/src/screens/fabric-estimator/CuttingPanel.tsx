import { FABRIC } from '@quiltwright/shared/limits';
import { bordersOf, cornerstonesOf } from '@quiltwright/shared/quilting/bands/bands';
import { quiltFabrics, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { hasSashingCrossings } from '@quiltwright/shared/quilting/standard/standard-size';
import { FAT_QUARTER, widthBought, widthOfCloth } from '@quiltwright/workers/kernels/cutting/settings';
import { Select } from '../../ui/fields/Select';
import { cornerOptions } from '../../panels/bands/corner-options';
import { bindingFabricOf, offered, type CuttingChoices } from '../../panels/estimate/plan/cutting-choices';
import { fabricName } from '../../panels/fabric/swatch/fabric-name';
import { useQuiltFabrics } from '../../server/fabrics/use-quilt-fabrics';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import styles from './CuttingPanel.module.css';
import { useWide } from './use-wide';

interface CuttingPanelProps {
  quilt: Quilt;
  choices: CuttingChoices;
  onChange: (change: Partial<CuttingChoices>) => void;
}

/** Fields for the quilter's choices for cutting and buying. All figures of the estimator depend on these choices. */
export function CuttingPanel({ quilt, choices, onChange }: CuttingPanelProps) {
  const isWide = useWide();
  const find = useQuiltFabrics(quilt, null, null);
  const borders = bordersOf(quilt);
  const undecided = borders.filter(({ corners }) => !corners).length;
  const cloths = quiltFabrics(quilt).filter((fabric) => fabric > FABRIC.ground);
  return (
    <div className={styles.cutting}>
      <hr className="stitch" />
      <h2>Cutting</h2>
      <Select
        label="Usable width of fabric"
        options={inInches(offered.usableWidth)}
        value={choices.usableWidth}
        onChoose={(usableWidth) => {
          onChange({ usableWidth });
        }}
      />
      <details open={isWide || undefined} className={styles.more}>
        <summary>Methods, borders, binding, backing</summary>
        <div className={styles.fields}>
          <Select
            label="Half-square triangles"
            options={[
              { value: 'two', name: '2 at a time' },
              { value: 'eight', name: '8 at a time' },
            ]}
            value={choices.halfSquareTriangle}
            onChoose={(halfSquareTriangle) => {
              onChange({ halfSquareTriangle });
            }}
          />
          <Select
            label="Flying geese"
            options={[
              { value: 'one', name: '1 at a time' },
              { value: 'four', name: '4 at a time' },
            ]}
            value={choices.goose}
            onChoose={(goose) => {
              onChange({ goose });
            }}
          />
          <Select
            label="Sold as"
            options={[
              { value: 'yards', name: 'Lengths off the bolt', short: 'Off the bolt' },
              {
                value: 'fatQuarters',
                name: `Fat quarters, ${formatSize(FAT_QUARTER.length, FAT_QUARTER.width)}`,
                short: 'Fat quarters',
              },
            ]}
            value={choices.buy}
            onChoose={(buy) => {
              onChange({ buy });
            }}
          />
          {undecided > 0 && (
            <Select
              label={undecided < borders.length ? 'Other borders' : 'Borders'}
              options={cornerOptions}
              value={choices.borders}
              onChoose={(borders) => {
                onChange({ borders });
              }}
            />
          )}
          <Select
            label="Joins of long strips"
            options={[
              { value: 'straight', name: 'Straight' },
              { value: 'slanted', name: 'Slanted' },
            ]}
            value={choices.joins}
            onChoose={(joins) => {
              onChange({ joins });
            }}
          />
          {hasSashingCrossings(quilt) && !cornerstonesOf(quilt) && (
            <Select
              label="Cornerstones"
              options={[
                { value: 'cornerstones', name: 'Where sashing crosses', short: 'Yes' },
                { value: 'long', name: 'No cornerstones, long sashing strips', short: 'None' },
              ]}
              value={choices.cornerstones ? 'cornerstones' : 'long'}
              onChoose={(how) => {
                onChange({ cornerstones: how === 'cornerstones' });
              }}
            />
          )}
          <Select
            label="Binding fabric"
            options={[
              { value: 0, name: 'A separate fabric', short: 'Separate' },
              ...cloths.map((fabric) => ({ value: fabric, name: fabricName(fabric, find) })),
            ]}
            value={bindingFabricOf(choices, quilt)}
            onChoose={(bindingFabric) => {
              onChange({ bindingFabric });
            }}
          />
          <Select
            label="Binding strips"
            options={inInches(offered.bindingCut)}
            value={choices.bindingCut}
            onChoose={(bindingCut) => {
              onChange({ bindingCut });
            }}
          />
          <Select
            label="How the binding is cut"
            options={[
              { value: 'straight', name: 'Across the fabric', short: 'Across' },
              { value: 'bias', name: 'On the bias' },
            ]}
            value={choices.bindingGrain}
            onChoose={(bindingGrain) => {
              onChange({ bindingGrain });
            }}
          />
          <Select
            label="Width of backing fabric"
            options={inInches(offered.backingWidth).map((option) =>
              option.value === 108 ? { ...option, detail: 'made for backings' } : option,
            )}
            value={choices.backingWidth}
            onChoose={(backingWidth) => {
              onChange({ backingWidth });
            }}
          />
          <Select
            label="Extra backing on each side"
            options={inInches(offered.backingMargin)}
            value={choices.backingMargin}
            onChoose={(backingMargin) => {
              onChange({ backingMargin });
            }}
          />
          <Select
            label="Seam allowance"
            options={inInches(offered.seam)}
            value={choices.seam}
            onChoose={(seam) => {
              onChange({ seam });
            }}
          />
          <Select
            label="Fabric shrinks by"
            options={inPercent(offered.shrinkage)}
            value={choices.shrinkage}
            onChoose={(shrinkage) => {
              onChange({ shrinkage });
            }}
          />
          {choices.shrinkage > 0 && (
            <p
              className={styles.note}
            >{`Fabric shrinks in length and width. If you buy fabric ${formatInches(widthBought(choices))} wide, it is ${formatInches(widthOfCloth(choices))} wide after washing.`}</p>
          )}
          <Select
            label="Spare fabric"
            options={offered.spare.map((value) => ({ value, ...spareNames[value] }))}
            value={choices.spare}
            onChoose={(spare) => {
              onChange({ spare });
            }}
          />
        </div>
      </details>
    </div>
  );
}

const spareNames: Record<CuttingChoices['spare'], { name: string; short?: string }> = {
  nothing: { name: 'Nothing' },
  inch: { name: '1″ per cut, to straighten its edge', short: '1″ per cut' },
  fivePercent: { name: '5 %, at least 1″ per cut, 1″ for backing', short: '5 %' },
  tenPercent: { name: '10 %, at least 1″ per cut, 1″ for backing', short: '10 %' },
};

function inInches<const T extends number>(values: readonly T[]) {
  return values.map((value) => ({ value, name: formatInches(value) }));
}

function inPercent<const T extends number>(values: readonly T[]) {
  return values.map((value) => ({ value, name: value === 0 ? 'Nothing' : `${value} %` }));
}
