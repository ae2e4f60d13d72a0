import { isEmptyPlacement } from '@quiltwright/shared/quilting/placement';
import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure } from '@quiltwright/shared/result';
import type { FileForm } from '../document-kind';
import { quiltFile } from './quilt-file';

/**
 * The file format of standard quilts. If a file has blocks but no standard size, it contains a free form quilt, and
 * reading fails. A file without blocks and without a size is a standard quilt whose size isn't chosen yet.
 */
export const standardQuiltFile: FileForm<Quilt> = {
  ...quiltFile,
  restore: (stored) => {
    const quilt = quiltFile.restore(stored);
    if (!quilt.ok) return quilt;
    const { content } = quilt.value;
    const hasBlocks = content.blocks.some((placement) => !isEmptyPlacement(placement));
    return isFreeForm(content) && hasBlocks
      ? failure(
          'free-form',
          'This file is a free form quilt. Load the file on the screen Free Form Quilt Layouts.',
        )
      : quilt;
  },
};
