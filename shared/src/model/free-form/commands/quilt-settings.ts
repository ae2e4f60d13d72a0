import { inches } from '../../../geometry/units.js';
import { LIMITS } from '../../../limits.js';
import type { Placement } from '../../../quilting/placement.js';
import type { Quilt } from '../../../quilting/quilt.js';
import { liesSideways, turnedQuilt } from '../../../quilting/sideways.js';
import { sashingOf, withBand, type BandName } from '../../../quilting/bands/bands.js';
import { recoloured } from '../../cloth/block-fabrics.js';
import { historyCommands, renameCommand } from '../../editing.js';
import { bandWidth, inBandFabric, toggledSashing } from '../../cloth/quilt-bands.js';
import type { Label } from '../../history-words.js';
import { selectionAfterUndo, type ArrangementCommand } from '../arrangement.js';
import { addedBorderCommands } from './borders/added-borders.js';
import { colouredWith, keepingBorderBlocks } from './borders/border-blocks.js';
import { borderCommands, unsized } from './borders/border-commands.js';
import { cornerCommands } from './borders/corner-commands.js';
import { piecedCommands } from './borders/pieced-commands.js';
import { colourwayCommands } from '../../recolouring/colourway-commands.js';
import { recolouring, type Replacement } from '../../recolouring/recoloured-quilt.js';
import { editByHand, editDocument } from '../edit.js';
import {
  firstBox,
  fitted,
  MARK,
  markBelow,
  onMark,
  shortSide,
  within,
  withCappedBorders,
} from '../fitting.js';
import {
  laidPlacements,
  ownerIn,
  renamedFreeForm,
  withOthers,
  type FreeFormDesign,
  type FreeFormDocument,
} from '../free-form-document.js';

/**
 * Sets the quilt's width, its length or both, in inches. If only the length is set and is below the width, the width
 * becomes equal to the length, except in a sideways quilt. A block larger than the quilt’s new shorter side becomes a
 * square with this side. Blocks that would be partly outside are moved or lose copies.
 */
const setSize: ArrangementCommand<{ width?: number; length?: number }> = editByHand({
  label: 'quiltSize',
  change: ({ document: { design } }, { width, length }) => {
    const { min, max } = LIMITS.quiltSide;
    const side = (wanted: number | undefined, now: number) =>
      wanted === undefined ? inches(now) : within(onMark(wanted), min, max);
    const quiltLength = side(length, design.quilt.quiltLength);
    const goesAlong = width === undefined && !liesSideways(design.quilt);
    const quiltWidth = within(side(width, design.quilt.quiltWidth), min, goesAlong ? quiltLength : max);
    if (quiltWidth === design.quilt.quiltWidth && quiltLength === design.quilt.quiltLength) return {};
    return {
      design: keepingBorderBlocks(design, (bare) => {
        const sized = { ...unsized(bare), quilt: { ...bare.quilt, quiltWidth, quiltLength } };
        const others = laidPlacements(sized).map(
          ({ id, placement }) => [id, onSized(placement, sized.quilt)] as const,
        );
        const onto = withOthers(sized, new Map(others));
        return { ...onto, quilt: withCappedBorders(onto.quilt) };
      }),
    };
  },
});

function onSized(placement: Placement, quilt: Quilt): Placement {
  const side = markBelow(shortSide(quilt));
  const { blockWidth, blockHeight } = placement;
  const narrowed =
    Math.max(blockWidth, blockHeight) > shortSide(quilt)
      ? { ...placement, blockWidth: side, blockHeight: side }
      : placement;
  return fitted(narrowed, quilt, placement);
}

/** True if the new size of the quilt made blocks smaller. A message then tells the user so. */
export function hasShrunkBlocks(before: FreeFormDesign, after: FreeFormDesign): boolean {
  return laidPlacements(before).some(({ placement }) => isTooLarge(placement, after.quilt));
}

function isTooLarge(placement: Placement, quilt: Quilt): boolean {
  const { width, height } = firstBox(placement);
  return Math.max(width, height) > shortSide(quilt);
}

/**
 * Turns the quilt, with everything on it, by a quarter turn: to lie sideways, or back. A square quilt can't be turned.
 */
const turnQuilt: ArrangementCommand = editByHand({
  label: 'quiltTurned',
  allowed: ({ document: { design } }) => design.quilt.quiltWidth !== design.quilt.quiltLength,
  change: ({ document: { design } }) => ({
    design: {
      ...design,
      quilt: turnedQuilt(design.quilt, liesSideways(design.quilt) ? 'left' : 'right'),
    },
  }),
});

const toggleSashing: ArrangementCommand = editByHand({
  label: () => ({ key: 'band', band: 'sashing' }),
  change: ({ document: { design } }) => withQuilt(design, toggledSashing(design.quilt)),
});

/** Sets the width of sashing in inches. New copies of a block also get a gap of this width. */
const setSashingWidth: ArrangementCommand<number> = editByHand({
  label: () => ({ key: 'widthOfBand', band: 'sashing' }),
  allowed: ({ document }) => sashingOf(document.design.quilt) !== null,
  change: ({ document: { design } }, width) =>
    withQuilt(
      design,
      withBand(design.quilt, 'sashing', (sashing) => ({
        ...sashing,
        width: within(onMark(width), MARK, LIMITS.sashingWidth.max),
      })),
    ),
});

function withQuilt(design: FreeFormDesign, quilt: Quilt): { design: FreeFormDesign } {
  const keys = Object.keys(quilt) as (keyof Quilt)[];
  const isSame = keys.every((key) => quilt[key] === design.quilt[key]);
  return { design: isSame ? design : { ...design, quilt } };
}

/**
 * A part of the quilt that can get a fabric: a border, the sashing, or patches of a placement's block. Patches are
 * given by their indexes in all layers of the block together, bottom first.
 */
export type FabricTarget =
  { kind: 'band'; band: BandName } | { kind: 'spot'; id: number; patches: readonly number[] };

export interface FabricGift {
  targets: readonly FabricTarget[];
  fabric: number;
}

/**
 * Gives parts of the quilt a fabric, in one step of the history. Patches get the fabric in all copies of their
 * placement. Blocks on the corners of a border, or along its sides, are coloured together.
 */
const giveFabric = editDocument<FabricGift>({
  label: labelOfGift,
  allowed: ({ document: { design } }, { targets }) =>
    targets.length > 0 && targets.every((target) => isThere(design, target)),
  change: ({ document }, { targets, fabric }) => ({
    design: targets.reduce((design, target) => inFabric(design, target, fabric), document.design),
  }),
});

/** Replaces fabrics in the whole quilt, in one step of the history. */
const recolour = editDocument<readonly Replacement[]>({
  label: 'quiltRecoloured',
  change: ({ document: { design } }, replacements) => {
    const quilt = recolouring(replacements).ofQuilt(design.quilt);
    return quilt === design.quilt ? {} : { design: { ...design, quilt } };
  },
});

function labelOfGift({ targets: [target, ...others] }: FabricGift): Label {
  if (!target || others.length > 0) return { key: 'fabricOfParts', count: others.length + 1 };
  return target.kind === 'band' ? { key: 'fabricOfBand', band: target.band } : { key: 'fabricOfBlock' };
}

function isThere(design: FreeFormDesign, target: FabricTarget): boolean {
  if (target.kind === 'band') return bandWidth(design.quilt, target.band) > 0;
  const count = ownerIn(design, target.id)?.placement.levels.flat().length ?? 0;
  return target.patches.length > 0 && target.patches.every((patch) => patch < count);
}

function inFabric(design: FreeFormDesign, target: FabricTarget, fabric: number): FreeFormDesign {
  if (target.kind === 'band') {
    const quilt = inBandFabric(design.quilt, target.band, fabric);
    return quilt === design.quilt ? design : { ...design, quilt };
  }
  const laid = ownerIn(design, target.id);
  const placement = laid?.placement;
  const shapes = placement?.levels.flat() ?? [];
  if (!placement || target.patches.every((patch) => shapes[patch]?.fillFabric === fabric)) return design;
  const levels = recoloured(placement.levels, new Set(target.patches), fabric);
  const others = colouredWith(design, laid.id).flatMap((id) => {
    const each = ownerIn(design, id)?.placement;
    return each ? [[id, { ...each, levels }] as const] : [];
  });
  return withOthers(design, new Map(others));
}

export const quiltSettings = {
  ...historyCommands<FreeFormDocument>(selectionAfterUndo),
  setSize,
  turnQuilt,
  ...borderCommands,
  ...cornerCommands,
  ...addedBorderCommands,
  ...piecedCommands,
  toggleSashing,
  setSashingWidth,
  giveFabric,
  recolour,
  ...colourwayCommands(editDocument),
  rename: renameCommand(renamedFreeForm),
} as const;
