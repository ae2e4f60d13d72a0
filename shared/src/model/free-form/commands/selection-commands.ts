import { selectingCommands } from '../../selecting.js';
import type { Arrangement } from '../arrangement.js';
import { edit } from '../edit.js';
import { freePlacements } from '../free-form-document.js';

export const selectionCommands = selectingCommands({
  edit,
  free: ({ document }: Arrangement) => freePlacements(document.design).map(({ id }) => id),
});
