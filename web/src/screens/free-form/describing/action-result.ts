import { DEFAULTS, LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import { countBlocks, type Placement } from '@quiltwright/shared/quilting/placement';
import { bordersOf, type BorderNumber } from '@quiltwright/shared/quilting/bands/bands';
import { MOST_BLOCKS, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { act, type CommandData } from '@quiltwright/shared/model/command';
import {
  selectedPlacements,
  type Arrangement,
  type ArrangementAction,
} from '@quiltwright/shared/model/free-form/arrangement';
import type { BorderWidth } from '@quiltwright/shared/model/free-form/commands/borders/border-commands';
import { countWithin } from '@quiltwright/shared/model/free-form/fitting';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import {
  blocksLeft,
  laidPlacements,
  roomLeft,
  type FreeFormDesign,
} from '@quiltwright/shared/model/free-form/free-form-document';
import { chessboardOf, type SecondSwap } from '@quiltwright/shared/model/free-form/commands/many-commands';
import type { PlacementFix } from '@quiltwright/shared/model/free-form/fit/fix-commands';
import { hasFreePlace, type Placing } from '@quiltwright/shared/model/free-form/commands/place-commands';
import { hasShrunkBlocks } from '@quiltwright/shared/model/free-form/commands/quilt-settings';
import type { SettingNumbers } from '@quiltwright/shared/model/free-form/setting/setting-commands';
import { shortfallOfSetting } from './setting-result';
import { hasRoomToBegin, type Beginning } from '@quiltwright/shared/model/free-form/commands/start-commands';
import { copiesToSplit, type Repeat } from '@quiltwright/shared/model/free-form/commands/repeat-commands';
import { formatInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { describeSizing, describeToggledBorder, refusalOfBorder, shortfallOfBorder } from './border-result';

/** Returns the reason why an action on a quilt is impossible, in words; null if the reason is obvious. */
export function refusalOf({ type, argument }: CommandData, arrangement: Arrangement): string | null {
  const { clipboard, document } = arrangement;
  const { design } = document;
  switch (type) {
    case 'place':
      return refusalOfMore(design, 1, 1);
    case 'paste':
      return clipboard
        ? refusalOfMore(design, clipboard.length, countBlocks(clipboard))
        : 'Copy a block first.';
    case 'duplicate':
      return refusalOfMore(
        design,
        selectedPlacements(arrangement).length,
        countBlocks(selectedOf(arrangement)),
      );
    case 'repeat':
    case 'fillQuilt':
      return arrangement.selection.size > 0 ? MOST_BLOCKS : null;
    case 'replaceInEverySecond': {
      const { id: which } = argument as SecondSwap;
      const split = laidPlacements(design).find((each) => each.id === which)?.placement;
      return split ? refusalOfMore(design, chessboardOf(split).length - 1, 0) : null;
    }
    case 'splitRepeat':
      return refusalOfMore(design, copiesToSplit(arrangement), 0);
    case 'addBorders':
    case 'addPiecedBorder':
      return 'The quilt has no room for these borders.';
    case 'toggleBorder':
      return refusalOfBorder(design, argument as BorderNumber);
    case 'begin':
      return hasRoomToBegin(design.quilt, argument as Beginning)
        ? null
        : 'The borders leave no room for blocks. Make the borders narrower.';
    default:
      return null;
  }
}

/**
 * Returns the reason why `count` more placements can't be added, with `blocks` blocks in total; null if they can be
 * added.
 */
function refusalOfMore(design: FreeFormDesign, count: number, blocks: number): string | null {
  const most = `A quilt can have at most ${LIMITS.placements.toLocaleString('en')} blocks. A block that repeats counts once`;
  const room = roomLeft(design);
  if (count <= room) return blocks > blocksLeft(design) ? MOST_BLOCKS : null;
  return room === 0
    ? `${most}.`
    : `${most}. There is room for ${room.toLocaleString('en')} more, not for ${count.toLocaleString('en')}.`;
}

/**
 * Returns words about an action with an unexpected result, for example an action that added fewer blocks than the
 * quilter asked for. Null for any other action.
 */
export function shortfallOf(
  { type, argument }: CommandData,
  before: Arrangement,
  after: Arrangement,
): string | null {
  const [was, is] = [before.document.design, after.document.design];
  if (type === 'setSize' && hasShrunkBlocks(was, is)) return MESSAGES.blockSizesAdjusted;
  if (type === 'place') {
    const { at, side } = argument as Placing;
    const isOnOthers = at === null && !hasFreePlace(was, side);
    return isOnOthers
      ? `There is no free place for a block of ${formatInches(side ?? DEFAULTS.blockSide)}, so the new block is in the middle, on top of other blocks.`
      : null;
  }
  if (type === 'begin')
    return describeSquared(argument as Beginning, is) ?? (hasOwnSize(before) ? describeStart(was, is) : null);
  if (type === 'setSettingSashing') return shortfallOfSetting(was.quilt.setting ?? {}, is);
  if (type === 'setSettingNumbers') return shortfallOfSetting(argument as SettingNumbers, is);
  if (type === 'keepSize') return describeSizing(was, is);
  if (type === 'toggleBorder') return describeToggledBorder(was, is);
  if (type === 'setBorderWidth')
    return shortfallOfBorder(argument as BorderWidth, was, is) ?? describeToggledBorder(was, is);
  const [wanted, laid] = blocksOf({ type, argument }, before, after) ?? [0, 0];
  if (laid >= wanted) return null;
  const [some, all] = [laid, wanted].map((count) => count.toLocaleString('en'));
  return `${some} of ${all} blocks fit. There is no room for the others.`;
}

/**
 * True if the words about an earlier action are still true. Words about sizes and borders are true until a size or a
 * border changes.
 */
export function isStillSo(
  { type }: CommandData,
  { quilt: made }: FreeFormDesign,
  now: FreeFormDesign,
): boolean {
  if (!sizing.has(type)) return true;
  const lengths = (quilt: Quilt) => [
    ...[quilt.quiltWidth, quilt.quiltLength],
    ...bordersOf(quilt).map(({ width }) => width),
  ];
  return lengths(now.quilt).join() === lengths(made).join();
}

const sizing: ReadonlySet<string> = new Set([
  'begin',
  'setSize',
  'toggleBorder',
  'setBorderWidth',
  'keepSize',
  'addBorders',
  'addPiecedBorder',
]);

/** True if the quilter has set the quilt's size, or if the size differs from the size of a new quilt. */
function hasOwnSize({ document: { design, past } }: Arrangement): boolean {
  const { quiltWidth, quiltLength } = design.quilt;
  const isAsNew = quiltWidth === DEFAULTS.quiltWidth && quiltLength === DEFAULTS.quiltLength;
  return !isAsNew || past.some(({ label }) => label.key === 'quiltSize');
}

/**
 * Returns words about the new size of the quilter's own block, if a start (a ready-made arrangement) has made the
 * block square. Null for any other start.
 */
function describeSquared({ size }: Beginning, design: FreeFormDesign): string | null {
  const [laid] = laidPlacements(design);
  if (!size || !laid || size.width === size.height) return null;
  const { blockWidth, blockHeight } = laid.placement;
  if (blockWidth !== blockHeight) return null;
  return `Your block of ${formatSize(size.width, size.height)} is ${formatSize(blockWidth, blockHeight)} here, because these blocks are square.`;
}

/**
 * Returns words about the quilt's new size, if a start (a ready-made arrangement) has changed the size; otherwise
 * null.
 */
function describeStart({ quilt: was }: FreeFormDesign, { quilt: is }: FreeFormDesign): string | null {
  const { quiltWidth, quiltLength } = is;
  if (quiltWidth === was.quiltWidth && quiltLength === was.quiltLength) return null;
  return `The quilt is now ${formatSize(quiltWidth, quiltLength)}, to fit whole blocks.`;
}

/** Another possible result of the last action. A notice with a button offers this result. */
export interface Offer {
  words: string;
  label: string;
  /** The sides that the quilt gets if the quilter accepts the offer, in inches. */
  sides: { width: number; length: number };
}

/**
 * Returns the offer to keep the quilt's former width, which makes the quilt wider than it is long. Null unless the
 * quilter changed only the length, and this changed the width too.
 */
export function sidewaysOffer(
  { type, argument }: CommandData,
  before: Arrangement,
  after: Arrangement,
): Offer | null {
  if (type !== 'setSize') return null;
  const { width, length } = argument as { width?: number; length?: number };
  const [was, is] = [before.document.design, after.document.design];
  if (width !== undefined || length === undefined) return null;
  const { quiltWidth, quiltLength } = is.quilt;
  if (quiltWidth === was.quilt.quiltWidth) return null;
  const sides = { width: was.quilt.quiltWidth, length: quiltLength };
  return {
    words:
      shortfallOf({ type, argument }, before, after) ??
      `The quilt is now ${formatSize(quiltWidth, quiltLength)}. The width also changed, because a quilt can’t be wider than it is long.`,
    label: `${formatSize(sides.width, sides.length)}, sideways`,
    sides,
  };
}

/**
 * Returns the actions that accept an offer; empty if another quilt is open by then. If the quilt hasn't changed since
 * the offer, the first action undoes the change that led to the offer. Blocks that the change made smaller then get
 * their former size.
 */
export function takingUp({ sides }: Offer, made: Arrangement, now: Arrangement): ArrangementAction[] {
  if (now.document.id !== made.document.id) return [];
  const isAsOffered = now.document.design === made.document.design;
  return [...(isAsOffered ? [act(commands.undo)] : []), act(commands.setSize, sides)];
}

/**
 * Returns the number of blocks that the quilter wanted, and the number of blocks that fit, for an action that changes
 * several blocks. Null for any other action.
 */
function blocksOf(
  { type, argument }: CommandData,
  before: Arrangement,
  after: Arrangement,
): readonly [wanted: number, laid: number] | null {
  // Counts only when called: selecting blocks runs this code too, and needs no count of thousands of blocks.
  const countSelected = () => countBlocks(selectedOf(after));
  switch (type) {
    case 'repeat':
      return [countWanted(selectedOf(before), argument as Repeat), countSelected()];
    case 'paste':
      return [countBlocks(before.clipboard ?? []), countSelected()];
    case 'setSize':
      return [countBlocks(allOf(before)), countBlocks(allOf(after))];
    case 'fix': {
      const { id: fixed } = argument as PlacementFix;
      return [countBlocks(allOf(before, fixed)), countBlocks(allOf(after, fixed))];
    }
    case 'duplicate':
    case 'resize':
    case 'stepSize':
    case 'setMeasure':
    case 'makeSameSize':
    case 'stepSpacing':
    case 'turnLeft':
    case 'turnRight':
    case 'setTurn':
    case 'turnBy':
      return [countBlocks(selectedOf(before)), countSelected()];
    default:
      return null;
  }
}

function countWanted(placements: readonly Placement[], { columns, rows }: Repeat): number {
  return countBlocks(
    placements.map((each) => ({
      numOfColumns: columns === undefined ? each.numOfColumns : countWithin(columns),
      numOfRows: rows === undefined ? each.numOfRows : countWithin(rows),
    })),
  );
}

function selectedOf(arrangement: Arrangement): Placement[] {
  return selectedPlacements(arrangement).map(({ placement }) => placement);
}

function allOf({ document }: Arrangement, which?: number): Placement[] {
  const laid = laidPlacements(document.design);
  return laid.filter(({ id }) => which === undefined || id === which).map(({ placement }) => placement);
}
