import type { DraftStartName } from '@quiltwright/shared/drafting/starts/start-titles';
import type { StartNumber } from '@quiltwright/shared/drafting/starts/start';

/** The kinds of patterns to start from, and the patterns of each. */
export const startFamilies = [
  { name: 'Grid', starts: ['fourPatch', 'ninePatch', 'fivePatch', 'sevenPatch'] },
  { name: 'Star', starts: ['star', 'ohioStar', 'sawtoothStar', 'friendshipStar', 'splitStar'] },
  { name: 'Curve', starts: ['drunkardsPath', 'orangePeel', 'fan', 'newYorkBeauty'] },
  { name: 'Compass', starts: ['compass', 'dresdenPlate'] },
] as const satisfies readonly { name: string; starts: readonly DraftStartName[] }[];

export const numberWords: Record<StartNumber['name'], string> = {
  across: 'Patches across',
  down: 'Patches down',
  points: 'Points',
  middle: 'Middle square',
  rows: 'Rows of diamonds',
  units: 'Units across',
  blades: 'Blades',
  radius: 'Radius',
  innerRadius: 'Inner radius',
  outerRadius: 'Outer radius',
  arc: 'Arc in degrees',
};
