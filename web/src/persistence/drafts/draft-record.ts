import type { DraftHead } from './draft-pieces';

/** A draft in its slot, with what is to be known of it before it is read. */
export interface DraftRecord {
  slot: string;
  /** The kind of document that it is of, by its id. */
  kind: string;
  quilterNum: number;
  /** Milliseconds since 1970. */
  changedAt: number;
  /** Of the document. */
  name: string;
  /** Whether the server has all of it. */
  isSaved: boolean;
  /** Of drafts from before colourways were part of blocks: whether it has some, so that the server has not all of it. */
  hasMore?: boolean;
  /** It was damaged when somebody tried to open it. */
  isRefused: boolean;
  head: DraftHead;
}
