/** The names of the patterns to start drafting from. */
export const draftStartTitles = {
  fourPatch: 'Four patch',
  ninePatch: 'Nine patch',
  fivePatch: 'Five patch',
  sevenPatch: 'Seven patch',
  star: 'LeMoyne star',
  ohioStar: 'Ohio Star',
  sawtoothStar: 'Sawtooth Star',
  friendshipStar: 'Friendship Star',
  splitStar: 'Split star',
  drunkardsPath: 'Drunkard’s Path',
  orangePeel: 'Orange Peel',
  fan: 'Grandmother’s Fan',
  newYorkBeauty: 'New York Beauty',
  compass: 'Mariner’s Compass',
  dresdenPlate: 'Dresden Plate',
} as const;

export type DraftStartName = keyof typeof draftStartTitles;

export const draftStartNames = Object.keys(draftStartTitles) as DraftStartName[];
