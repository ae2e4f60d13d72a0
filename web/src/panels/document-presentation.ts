import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** How the dialogs about a kind of document show what is in one. */
export interface DocumentPresentation<Content> {
  Picture: ComponentType<{ content: Content; label: string }>;
  /** What it is, in a line. */
  details: (content: Content) => string;
  /** In which parts two versions differ, in the words of a sentence; none when they look the same. */
  differences: (mine: Content, theirs: Content) => string[];
  /** A stored one as the server has it now, asked for while it is wanted. */
  useStored: (num: number, quilterNum: number, isWanted: boolean) => UseQueryResult<Content>;
  /** Of the lists in which it stands once it is saved. */
  listKey: (quilterNum: number) => readonly unknown[];
}
