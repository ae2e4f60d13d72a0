import { inches } from '../../../geometry/units.js';
import { DEFAULTS, LIMITS } from '../../../limits.js';
import { leastSashing, type Setting, type SettingSashing } from '../../../quilting/setting/setting.js';
import type { ArrangementCommand } from '../arrangement.js';
import { edit } from '../edit.js';
import { onMark, within } from '../fitting.js';
import { withNeeded } from './first-setting.js';

/** Changes of the sashing of a setting: parts of it; null for a setting without sashing. The width is in inches. */
export type SashingChange = (Partial<Omit<SettingSashing, 'width'>> & { width?: number | undefined }) | null;

/** Gives the setting sashing, changes it or takes it away. */
export const setSettingSashing: ArrangementCommand<SashingChange> = edit({
  label: (change) => ({ key: change?.width === undefined ? 'band' : 'widthOfBand', band: 'sashing' }),
  allowed: ({ document }) => document.design.quilt.setting !== undefined,
  change: ({ document: { design } }, change) => {
    const { setting } = design.quilt;
    if (!setting) return {};
    const next = withChange(setting, change);
    if (JSON.stringify(next.sashing) === JSON.stringify(setting.sashing)) return {};
    return { design: { ...design, quilt: withNeeded({ ...design.quilt, setting: next }, design.aside) } };
  },
});

function withChange({ sashing: before, ...others }: Setting, change: SashingChange): Setting {
  if (!change) return others;
  const sashing: SettingSashing = {
    width: inches(DEFAULTS.sashingWidth),
    isAround: change.isAround ?? before?.isAround ?? false,
    cornerstones:
      change.cornerstones ?? before?.cornerstones ?? (others.kind === 'onPoint' ? 'whole' : 'none'),
  };
  const least = leastSashing({ ...others, sashing });
  const width = onMark(change.width ?? before?.width ?? sashing.width);
  return { ...others, sashing: { ...sashing, width: within(width, least, LIMITS.settingSashing.max) } };
}
