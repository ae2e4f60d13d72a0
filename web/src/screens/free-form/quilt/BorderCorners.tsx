import { act } from '@quiltwright/shared/model/command';
import { laidOnBorders } from '@quiltwright/shared/model/free-form/commands/borders/border-blocks';
import {
  firstCornerFabric,
  isPlainSquare,
  takesBlocks,
} from '@quiltwright/shared/model/free-form/commands/borders/corner-commands';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { bandInSentence, bandLabel } from '@quiltwright/shared/quilting/bands/band-words';
import {
  bandOf,
  borderNumber,
  cornerKinds,
  endWidthOf,
  type BorderName,
} from '@quiltwright/shared/quilting/bands/bands';
import { exactInches } from '@quiltwright/shared/ruler/lengths';
import { cornerNames } from '../../../panels/bands/corner-options';
import { BandFabricButton } from '../../../panels/bands/BandFabricButton';
import { useCuttingChoices } from '../../../panels/estimate/plan/cutting-choices';
import { Select, type Option } from '../../../ui/fields/Select';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import type { Target } from '../describing/target';
import type { FreeFormEditor } from '../use-free-form-editor';
import styles from './BorderCorners.module.css';
import { borderBlockChoices, choiceOf } from './border-block-choices';

interface BorderCornersProps extends Pick<FreeFormEditor, 'nameOf' | 'run'> {
  design: FreeFormDesign;
  border: BorderName;
  isNarrow: boolean;
}

const SQUARES = 'squares';

/** The field for the corners of a border: sewn straight or mitred, with squares, or with a block of the quilt. */
export function BorderCorners({ design, nameOf, run, border, isNarrow }: BorderCornersProps) {
  const [{ borders: usual }] = useCuttingChoices();
  const number = borderNumber(border);
  const corners = bandOf(design.quilt, border)?.corners;
  const { corners: laid = [], sides = [] } = laidOnBorders(design)[number - 1] ?? {};
  const [first] = laid;
  const blocks = takesBlocks(design, number) ? borderBlockChoices(design, nameOf) : [];
  const isUneven = bandOf(design.quilt, border)?.endWidth !== undefined;
  const isPieced = sides.length > 0;
  const options: Option<string>[] = [
    ...(isPieced
      ? []
      : cornerKinds
          .filter((kind) => kind === 'straight' || !isUneven)
          .map((kind) => ({
            ...{ value: kind, name: `${cornerNames[kind]} corners` },
            ...(isNarrow && { short: cornerNames[kind] }),
          }))),
    ...(takesBlocks(design, number) ? [{ value: SQUARES, name: 'Corner squares', short: 'Squares' }] : []),
    ...blocks.map(({ id, name }) => ({ value: String(id), name, group: 'A block at each corner' })),
  ];
  const value = first
    ? isPlainSquare(first.placement)
      ? SQUARES
      : String(choiceOf(design, first.placement) ?? '')
    : (corners ?? null);
  return (
    <Select
      label={`Corners of ${bandInSentence(border)}${corners || first ? '' : ', as in the estimator'}`}
      labelHidden
      look="chip"
      options={options}
      value={value}
      placeholder={isNarrow ? cornerNames[usual] : `${cornerNames[usual]} corners`}
      onChoose={(chosen) => {
        const kind = cornerKinds.find((each) => each === chosen);
        const block =
          chosen === SQUARES
            ? { kind: 'square' as const, fabric: firstCornerFabric(design, number) }
            : { kind: 'block' as const, id: Number(chosen) };
        run(
          kind
            ? act(commands.setBorderCorners, { border: number, corners: kind })
            : act(commands.setCornerBlocks, { border: number, block }),
        );
      }}
    />
  );
}

/** The width of a border at the top and bottom. Nothing if it is as wide as at the sides. */
export function EndWidth({ design, border }: Pick<BorderCornersProps, 'design' | 'border'>) {
  const band = bandOf(design.quilt, border);
  if (!band || endWidthOf(band) === band.width) return null;
  return <p className={styles.ends}>{`${exactInches(endWidthOf(band))} at the top and bottom`}</p>;
}

interface CornerFabricProps extends Pick<BorderCornersProps, 'design' | 'border'> {
  fabric: FreeFormEditor['fabric'];
  /** The key of the part that gets the next fabric; null for none. */
  target: string | null;
  /** Called to open the picker for the fabric of the squares. */
  onPick: (square: Target & { kind: 'spot' }) => void;
}

/** The button with the fabric of the squares on the corners of a border. Nothing for other corners. */
export function CornerFabric({ design, border, fabric, target, onPick }: CornerFabricProps) {
  const [first] = laidOnBorders(design)[borderNumber(border) - 1]?.corners ?? [];
  if (!first || !isPlainSquare(first.placement)) return null;
  const { id, placement } = first;
  const [square] = placement.levels.flat();
  const current = square?.fillFabric ?? 0;
  const key = `${id}-0`;
  const name = `Corner squares of ${bandInSentence(border)}`;
  return (
    <div className={styles.corners}>
      <span>Corner squares</span>
      <BandFabricButton
        name={name}
        of={`corners of ${bandLabel(border)}`}
        cloth={fabric(current)}
        isChosen={target === key}
        onPress={() => {
          onPick({ kind: 'spot', key, name, fabric: current, id, patches: [0] });
        }}
      />
    </div>
  );
}
