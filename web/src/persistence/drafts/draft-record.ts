import type { DraftHead } from './draft-pieces';

/**
 * The record of a draft in its slot (the place for one draft on this device). It has the data that is needed before the
 * draft's pieces (separately stored parts) are read.
 */
export interface DraftRecord {
  slot: string;
  /** The id of the draft's kind of document. */
  kind: string;
  quilterNum: number;
  /** The time of the last change, in milliseconds since 1970. */
  changedAt: number;
  name: string;
  /** True if the server has the latest state of the document. */
  isSaved: boolean;
  /**
   * True if the draft has colourways that the server lacks. Only drafts that were stored before the server could
   * store colourways have this field.
   */
  hasMore?: boolean;
  /** True if the draft could not be opened because it is damaged. */
  isRefused: boolean;
  head: DraftHead;
}
