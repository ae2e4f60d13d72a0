import { selectingCommands } from '../../selecting';
import type { Arrangement } from '../arrangement';
import { edit } from '../edit';
import { freePlacements } from '../free-form-document';

export const selectionCommands = selectingCommands({
  edit,
  free: ({ document }: Arrangement) => freePlacements(document.design).map(({ id }) => id),
});
