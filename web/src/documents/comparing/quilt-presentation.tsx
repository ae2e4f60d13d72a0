import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { useQuery } from '@tanstack/react-query';
import { quiltQuery, quiltsQuery } from '../../server/queries/quilt-queries';
import type { DocumentPresentation } from './document-presentation';
import { quiltDifferences } from './quilt-differences';
import { QuiltPicture } from '../pictures/QuiltPicture';
import { sizeWords } from '../../ui/words/size-words';

/** The picture, description and comparison of quilts for dialogs. */
export const quiltPresentation: DocumentPresentation<Quilt> = {
  Picture: ({ content, label }) => <QuiltPicture quilt={content} label={label} />,
  details: sizeWords,
  differences: quiltDifferences,
  useStored: (num, quilterNum, enabled) => useQuery({ ...quiltQuery(num, quilterNum), enabled }),
  listKey: (quilterNum) => quiltsQuery(quilterNum).queryKey,
};
