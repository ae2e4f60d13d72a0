import type { NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import type { SessionStore } from '../server/session';
import type { SaveRequest, Send } from './save-queue';
import type { ClothForm } from '../model/cloth-form';
import type { Action } from '../model/command';
import type { KeptPieces, PieceForm, PieceReader } from './drafts/draft-pieces';
import type { Stored, OpenDocument } from '../model/open-document';

/** A content from a file; `isRepaired` if some of it had to be worked out anew. */
export interface LoadedContent<Content> {
  content: Content;
  isRepaired: boolean;
}

/** The form of a kind of document in files. */
export interface FileForm<Content> {
  /** Names the kind in the file. */
  format: `quiltwright-${string}`;
  /** The most bytes that a file may have. */
  largest: number;
  /** The stored form, its keys in one order and without the numbers of a server: the same content, the same bytes. */
  canonical: (content: Content) => unknown;
  /** Reads a stored form of any version; fails with what is wrong with it. */
  restore: (stored: unknown) => Result<LoadedContent<Content>>;
}

/** What checks contents, so that a table opens before it is there. */
export interface DocumentReading<Design, Content> {
  file: FileForm<Content>;
  /** Puts drafts together again. */
  reader: (pieces: KeptPieces) => PieceReader<Design, Content>;
}

/** All that tells one kind of document from another. Drafts, saves and files know nothing else of it. */
export interface DocumentKind<Design, Content extends object> {
  /** Names it in drafts and in channels between tabs. Unique, and never shown. */
  id: 'standard-quilt' | 'free-form-quilt' | 'designed-block' | 'created-block';
  /** What people call it; kinds may share it. */
  noun: 'quilt' | 'block';
  /** The same where kinds have to be told apart. */
  fullName: 'standard quilt' | 'free form quilt' | 'block design' | 'drawn block';
  /** Names the rules for its name, and the words for what is wrong with one. */
  naming: NameOf;
  /** A new document. */
  begin: () => OpenDocument<Design, Content>;
  /** A content as it came from the server or from a file, without history. */
  open: (content: Content, stored: Stored | null) => OpenDocument<Design, Content>;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  rename: (name: string) => Action<OpenDocument<Design, Content>>;
  /** Sends a save for whoever is signed in. */
  send: (request: SaveRequest<Content>, session: SessionStore) => ReturnType<Send<Content>>;
  cloth: ClothForm<Design, Content>;
  pieces: PieceForm<Design, Content>;
  loadReading: () => Promise<DocumentReading<Design, Content>>;
}
