import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { failure } from '@quiltwright/shared/result';
import { storedForm } from '../model/free-form/free-form-document';
import type { FileForm } from './document-kind';
import { quiltFile } from './quilt-file';

/** Free form quilts in files, which are those of quilts. */
export const freeFormFile: FileForm<Quilt> = {
  ...quiltFile,
  canonical: (quilt) => quiltFile.canonical(storedForm(quilt)),
  restore: (stored) => {
    const quilt = quiltFile.restore(stored);
    return quilt.ok && !isFreeForm(quilt.value.content)
      ? failure('standard', 'This is a standard quilt. Load it among the standard quilt layouts.')
      : quilt;
  },
};
