import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** The components and functions with which dialogs show a kind of document, and compare two versions of a document. */
export interface DocumentPresentation<Content> {
  Picture: ComponentType<{ content: Content; label: string }>;
  /** Returns a description of the document, in one line. */
  details: (content: Content) => string;
  /** Returns the parts in which two versions differ, as words for a sentence; empty if the versions look the same. */
  differences: (mine: Content, theirs: Content) => string[];
  /** Returns a query for the server's version of a document, which is fetched while `isWanted` is true. */
  useStored: (num: number, quilterNum: number, isWanted: boolean) => UseQueryResult<Content>;
  /** Returns the query key of the lists that contain the document once it is saved. */
  listKey: (quilterNum: number) => readonly unknown[];
}
