import type { DraftHead } from './draft-pieces';

/** A draft in its slot, with what is to be known of it before it is read. */
export interface DraftRecord {
  slot: string;
  /** The kind of document that it is of. */
  kind: string;
  quilterNum: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Of the document. */
  name: string;
  /** Whether the server has all of it. */
  isSaved: boolean;
  /** Whether it has something that no server stores. */
  hasMore: boolean;
  /** It was damaged when somebody tried to open it. */
  isRefused: boolean;
  head: DraftHead;
}
