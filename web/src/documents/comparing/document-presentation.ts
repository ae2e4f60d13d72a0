import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The presentation of a kind of document in dialogs. */
export interface DocumentPresentation<Content> {
  Picture: ComponentType<{ content: Content; label: string }>;
  /** Returns its description, in one line. */
  details: (content: Content) => string;
  /** Returns the different parts of two versions, in the words of a sentence; empty if they look the same. */
  differences: (mine: Content, theirs: Content) => string[];
  /** Returns a stored one as the server has it now, fetched while it is wanted. */
  useStored: (num: number, quilterNum: number, isWanted: boolean) => UseQueryResult<Content>;
  /** Returns the key of the lists that contain it once it is saved. */
  listKey: (quilterNum: number) => readonly unknown[];
}
