import { cornerKinds, type Corners } from '@quiltwright/shared/quilting/bands/bands';

export const cornerNames: Record<Corners, string> = { straight: 'Straight', mitred: 'Mitred' };

/** The ways in which the corners of a border are sewn, as options of a menu. */
export const cornerOptions = cornerKinds.map((value) => ({ value, name: cornerNames[value] }));
