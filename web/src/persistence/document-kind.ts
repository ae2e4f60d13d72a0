import type { NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import type { SessionStore } from '../server/session/session';
import type { SaveRequest, Send } from './saving/save-queue';
import type { ClothForm } from '../model/cloth/cloth-form';
import type { Rename } from '../model/editing';
import type { KeptPieces, PieceForm, PieceReader } from './drafts/draft-pieces';
import type { Stored, OpenDocument } from '../model/open-document';

/** A content from a file; `isRepaired` if part of it was computed again. */
export interface LoadedContent<Content> {
  content: Content;
  isRepaired: boolean;
}

/** The form of a kind of document in files. */
export interface FileForm<Content> {
  /** Names the kind in the file. */
  format: `quiltwright-${string}`;
  /** Limit on the bytes of a file. */
  largest: number;
  /**
   * Returns the stored form with its keys in one order and without server numbers: the same content gives the same
   * bytes.
   */
  canonical: (content: Content) => unknown;
  /** Reads a stored form of any version; fails with the reason. */
  restore: (stored: unknown) => Result<LoadedContent<Content>>;
}

/** The code that checks contents, loaded separately so that an editor opens before it. */
export interface DocumentReading<Design, Content> {
  file: FileForm<Content>;
  /** Rebuilds drafts. */
  reader: (pieces: KeptPieces) => PieceReader<Design, Content>;
}

/** Everything that differs between kinds of documents. Drafts, saves and files know nothing else about them. */
export interface DocumentKind<Design, Content extends object> {
  /** Identifies the kind in drafts and in channels between tabs. Unique, and never shown. */
  id: 'standard-quilt' | 'free-form-quilt' | 'designed-block' | 'created-block';
  /** The word for people; kinds may share it. */
  noun: 'quilt' | 'block';
  /** The word where kinds must be distinguished. */
  fullName: 'standard quilt' | 'free form quilt' | 'block design' | 'drawn block';
  /** Selects the rules for its name, and the messages about a wrong one. */
  naming: NameOf;
  /** Returns a new document. */
  begin: () => OpenDocument<Design, Content>;
  /** Returns a content from the server or a file as a document without history. */
  open: (content: Content, stored: Stored | null) => OpenDocument<Design, Content>;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  rename: Rename<OpenDocument<Design, Content>>;
  /** Sends a save for the signed-in quilter. */
  send: (request: SaveRequest<Content>, session: SessionStore) => ReturnType<Send<Content>>;
  cloth: ClothForm<Design, Content>;
  pieces: PieceForm<Design, Content>;
  loadReading: () => Promise<DocumentReading<Design, Content>>;
}
