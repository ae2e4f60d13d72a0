import { LIMITS } from '../../limits.js';
import { nameFault } from '../../names.js';
import type { Quilt } from '../../quilting/quilt.js';
import type { Worked } from '../command.js';
import type { EditMaker } from '../editing.js';
import type { OpenDocument } from '../open-document.js';
import {
  colourwaysOf,
  currentColourway,
  hasParts,
  isInColourway,
  takenColourway,
  withColourway,
  withNamedColourway,
  withoutColourway,
  type Coloured,
} from './quilt-colourways.js';

/** The argument that renames a colourway: the colourway's index in the quilt's list, and its new name. */
export interface ColourwayName {
  index: number;
  name: string;
}

/** Returns the commands for the colourways of quilts, the same for standard and free form quilts. */
export function colourwayCommands<Design extends Coloured>(
  edit: EditMaker<Worked<OpenDocument<Design, Quilt>>, { design?: Design }>,
) {
  /** Saves the current fabrics as a colourway of the quilt, for comparison. */
  const keepColourway = edit({
    label: 'colourwayKept',
    allowed: ({ document: { design } }) => refusalToKeep(design) === null,
    change: ({ document: { design } }) => ({ design: withColourway(design) }),
  });

  /**
   * Gives the quilt the fabrics of a colourway. The argument is its index. If the present fabrics weren't saved as a
   * colourway, only undo restores them.
   */
  const takeColourway = edit<number>({
    label: (index) => ({ key: 'colourway', index }),
    allowed: ({ document: { design } }, index) => index in colourwaysOf(design.quilt),
    change: ({ document: { design } }, index) =>
      isInColourway(design, index) ? {} : { design: takenColourway(design, index) },
  });

  const dropColourway = edit<number>({
    label: (index) => ({ key: 'colourwayDropped', index }),
    allowed: ({ document: { design } }, index) => index in colourwaysOf(design.quilt),
    change: ({ document: { design } }, index) => ({ design: withoutColourway(design, index) }),
  });

  /** Renames a colourway. */
  const renameColourway = edit<ColourwayName>({
    label: 'colourwayRenamed',
    allowed: ({ document: { design } }, { index, name }) =>
      index in colourwaysOf(design.quilt) && nameFault(name, 'colourway') === null,
    change: ({ document: { design } }, { index, name }) => ({
      design: withNamedColourway(design, index, name.trim()),
    }),
  });

  return { keepColourway, takeColourway, dropColourway, renameColourway };
}

/**
 * The reason why the present fabrics of a quilt can't be saved as a colourway. `nothing`: the quilt has no part that
 * can have a fabric. `kept`: these fabrics are already saved as a colourway. `full`: the quilt has the maximum number
 * of colourways.
 */
export type RefusalToKeep = 'nothing' | 'kept' | 'full';

export function refusalToKeep(design: Coloured): RefusalToKeep | null {
  if (!hasParts(design)) return 'nothing';
  if (currentColourway(design) >= 0) return 'kept';
  return colourwaysOf(design.quilt).length < LIMITS.colourways ? null : 'full';
}
