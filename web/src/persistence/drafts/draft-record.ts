import type { DraftHead } from './draft-pieces';

/** A draft in its slot, with the data that is needed before it is read. */
export interface DraftRecord {
  slot: string;
  /** The id of its kind of document. */
  kind: string;
  quilterNum: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Name of the document. */
  name: string;
  /** True if the server has all of it. */
  isSaved: boolean;
  /** For drafts from before blocks had colourways: true if it has some, so that the server doesn't have all of it. */
  hasMore?: boolean;
  /** True if it was damaged when it was opened. */
  isRefused: boolean;
  head: DraftHead;
}
