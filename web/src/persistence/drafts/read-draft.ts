import type { Result } from '@quiltwright/shared/result';
import { fetchChunk } from '../../browser/chunks';
import type { DocumentKind } from '../document-kind';
import type { DraftRecord } from './draft-record';
import type { UnpackedDraft } from './unpack-draft';

/** Reads a stored draft, after loading the code that checks it. Fails with the reason if the draft can't be read. */
export async function readDraft<Design, Content extends object>(
  kind: DocumentKind<Design, Content>,
  { record, pieces }: { record: DraftRecord; pieces: ReadonlyMap<number, unknown> },
): Promise<Result<UnpackedDraft<Design, Content>>> {
  const [{ unpackDraft }, { reader }] = await Promise.all([
    fetchChunk('unpack-draft', () => import('./unpack-draft')),
    kind.loadReading(),
  ]);
  return unpackDraft(kind, reader, record.head, pieces);
}
