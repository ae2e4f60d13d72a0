import { LIMITS } from '@quiltwright/shared/limits';
import type { FreeFormDesign } from '@quiltwright/shared/model/free-form/free-form-document';
import type { SettingNumbers } from '@quiltwright/shared/model/free-form/setting/setting-commands';
import { exactInches, formatInches } from '@quiltwright/shared/ruler/lengths';

/**
 * Returns words about a setting whose numbers were limited, because no quilt has the size that the quilter asked for.
 * Null if it has the numbers that the quilter asked for.
 */
export function shortfallOfSetting(wanted: SettingNumbers, { quilt }: FreeFormDesign): string | null {
  const { setting } = quilt;
  if (!setting) return null;
  const keys = ['columns', 'rows', 'blockWidth', 'blockHeight'] as const;
  const isOff = (key: (typeof keys)[number]) => Math.abs((wanted[key] ?? setting[key]) - setting[key]) > HAIR;
  if (!keys.some(isOff)) return null;
  const { min, max } = LIMITS.quiltSide;
  const { columns, rows, blockWidth, blockHeight } = setting;
  const side =
    blockWidth === blockHeight
      ? exactInches(blockWidth)
      : `${exactInches(blockWidth)} × ${exactInches(blockHeight)}`;
  return `A quilt is ${formatInches(min)} to ${formatInches(max)} on each side, so this one has ${columns} columns and ${rows} rows of ${side} blocks.`;
}

/** Lengths are rounded to marks of a ruler. A difference up to half a mark isn't worth a word. */
const HAIR = 1 / 32 + 1e-9;
