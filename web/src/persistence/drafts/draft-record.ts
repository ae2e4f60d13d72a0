import type { DraftHead } from './draft-pieces';

/** The record of a draft in its slot, with the data that is needed before its pieces are read. */
export interface DraftRecord {
  slot: string;
  /** The id of the draft's kind of document. */
  kind: string;
  quilterNum: number;
  /** The time of the last change, in milliseconds since 1970. */
  changedAt: number;
  name: string;
  /** True if the server has the whole document. */
  isSaved: boolean;
  /**
   * Only in drafts from before saved blocks had colourways: true if the draft has colourways, which the server then
   * doesn't have.
   */
  hasMore?: boolean;
  /** True if the draft could not be opened because it is damaged. */
  isRefused: boolean;
  head: DraftHead;
}
