import { inStandIns, type Block } from '@quiltwright/shared/quilting/block';
import { createdForm } from '@quiltwright/shared/quilting/created-block';
import { changed } from '../open-document';
import { hasCloth, withLevels, type CreatedBlockDocument } from './created-block-document';

/**
 * The block without cloth, as the server stores it: fabric spots stand in for that, in one step, so that undo brings it
 * back. A block in spots stays as it is, though the server numbers them by first use: its picture is not to change with a
 * save.
 */
export function inStoredSpots(document: CreatedBlockDocument): CreatedBlockDocument {
  const { design } = document;
  return hasCloth(design)
    ? changed(document, 'Cloth to fabric spots', withLevels(design, inStandIns(design.block.levels)))
    : document;
}

/** A block as it is once it is stored, to be compared with one that is: in spots that are numbered by first use. */
export function asStored(block: Block): Block {
  const form = createdForm(block);
  return { ...form, levels: inStandIns(form.levels) };
}
