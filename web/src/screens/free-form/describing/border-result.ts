import { LIMITS } from '@quiltwright/shared/limits';
import { bandWidth } from '@quiltwright/shared/model/cloth/quilt-bands';
import {
  hasRoomForBorder,
  isOverBlocks,
  sizingOf,
  type BorderWidth,
} from '@quiltwright/shared/model/free-form/commands/borders/border-commands';
import { onMark } from '@quiltwright/shared/model/free-form/fitting';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import { bandSubject } from '@quiltwright/shared/quilting/bands/band-words';
import {
  borderNames,
  borderNumbers,
  bordersOf,
  bordersWidth,
  type BorderNumber,
} from '@quiltwright/shared/quilting/bands/bands';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';

/** Returns the reason why a border can't be added, in words; null if the quilt has no border that it could surround. */
export function refusalOfBorder(design: FreeFormDesign, border: BorderNumber): string | null {
  const { length } = bordersOf(design.quilt);
  if (length >= borderNumbers.length) return `A quilt can have at most ${borderNumbers.length} borders.`;
  return border === length + 1 && !hasRoomForBorder(design)
    ? 'The quilt has no room for another border. Make the quilt larger, or its borders narrower.'
    : null;
}

/**
 * Returns words about the effect that a change of the borders had on the quilt. The words give the quilt's new size,
 * or say that the blocks cover part of the border because the quilt can't become longer. Null without such an effect.
 */
export function describeSizing(was: FreeFormDesign, is: FreeFormDesign): string | null {
  const { quiltWidth, quiltLength } = is.quilt;
  const size = formatSize(quiltWidth, quiltLength);
  if (quiltLength > was.quilt.quiltLength)
    return `The border goes around the blocks, so the quilt is now ${size}.`;
  if (quiltLength < was.quilt.quiltLength) return `The quilt is now ${size}.`;
  const isWider = bordersWidth(is.quilt) > bordersWidth(was.quilt);
  if (!isWider || sizingOf(is).keepsSize || !isOverBlocks(is)) return null;
  return `A quilt can be at most ${exactInches(LIMITS.quiltSide.max)} long, so the blocks cover part of the border.`;
}

/**
 * Returns words about the effects of adding or removing a border. If the first of two borders was removed, the words say
 * that the second went too. Null without an effect that needs words.
 */
export function describeToggledBorder(was: FreeFormDesign, is: FreeFormDesign): string | null {
  const sizing = describeSizing(was, is);
  const isPairGone = bordersOf(was.quilt).length - bordersOf(is.quilt).length === 2;
  return isPairGone ? ['The second border was removed too.', ...(sizing ? [sizing] : [])].join(' ') : sizing;
}

/**
 * Returns words about a border that got less than the width that the quilter chose. Also returns words about borders
 * around it that became narrower because it became wider. Null if neither happened.
 */
export function shortfallOfBorder(
  { border, width }: BorderWidth,
  { quilt: was }: FreeFormDesign,
  { quilt: is }: FreeFormDesign,
): string | null {
  // A border of width 0 is removed. Then the next one has its number.
  if (width <= 0) return null;
  const has = bandWidth(is, `border${border}`);
  const words = has < onMark(width) ? [`The quilt has room only for a border of ${exactInches(has)}.`] : [];
  for (const name of borderNames.slice(border)) {
    const now = bandWidth(is, name);
    if (now >= bandWidth(was, name)) continue;
    const called = bandSubject(name);
    words.push(
      now === 0
        ? `${called} was removed, because the quilt has no more room for it.`
        : `${called} is now ${exactInches(now)} wide.`,
    );
  }
  return words.length > 0 ? words.join(' ') : null;
}
