import { isFreeForm, type Quilt } from '@quiltwright/shared/quilting/quilt';
import { success } from '@quiltwright/shared/result';
import { sentForm } from '@quiltwright/shared/model/free-form/free-form-document';
import { asFreeForm } from '@quiltwright/shared/model/free-form/from-standard';
import type { FileForm } from '../document-kind';
import { quiltFile } from './quilt-file';

/** The file format of free form quilts. A standard quilt in a file is opened as a free form quilt. */
export const freeFormFile: FileForm<Quilt> = {
  ...quiltFile,
  canonical: (quilt) => quiltFile.canonical(sentForm(quilt)),
  restore: (stored) => {
    const quilt = quiltFile.restore(stored);
    if (!quilt.ok || isFreeForm(quilt.value.content)) return quilt;
    const { content } = quilt.value;
    return success({ ...quilt.value, content: { ...asFreeForm(content), quiltName: content.quiltName } });
  },
};
