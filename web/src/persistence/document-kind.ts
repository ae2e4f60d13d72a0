import type { Inches } from '@quiltwright/shared/geometry/units';
import type { NameOf } from '@quiltwright/shared/names';
import type { Result } from '@quiltwright/shared/result';
import type { SessionStore } from '../server/session/session';
import type { SaveRequest, Send } from './saving/save-queue';
import type { ClothForm } from '@quiltwright/shared/model/cloth/cloth-form';
import type { Rename } from '@quiltwright/shared/model/editing';
import type { KeptPieces, PieceForm, PieceReader } from './drafts/draft-pieces';
import type { Stored, OpenDocument } from '@quiltwright/shared/model/open-document';

/** A document's content from a file. `isRepaired` is true if damaged parts were computed again. */
export interface LoadedContent<Content> {
  content: Content;
  isRepaired: boolean;
}

/** The file format of one kind of document. */
export interface FileForm<Content> {
  /** The value of the file's `format` field, which says what kind of document the file contains. */
  format: `quiltwright-${string}`;
  /** The greatest size of a file, in bytes. */
  largest: number;
  /**
   * Returns the content as files store it: with keys in a fixed order, and without the numbers that the server
   * assigned. Equal contents give the same bytes.
   */
  canonical: (content: Content) => unknown;
  /**
   * Reads a content that any version of the app stored in a file. Fails with the reason if the content can't be read.
   */
  restore: (stored: unknown) => Result<LoadedContent<Content>>;
}

/**
 * The code that checks and rebuilds stored documents. It is loaded separately, because an editor must not wait for
 * this code when it opens.
 */
export interface DocumentReading<Design, Content> {
  file: FileForm<Content>;
  /** Returns the reader that rebuilds documents from the pieces (separately stored parts) of a draft. */
  reader: (pieces: KeptPieces) => PieceReader<Design, Content>;
}

/**
 * Everything that differs between kinds of documents. The code for drafts, saves and files is the same for all kinds,
 * and reads the differences from this object.
 */
export interface DocumentKind<Design, Content extends object> {
  /** Identifies the kind in drafts and in messages between tabs. Never shown to users. */
  id: 'standard-quilt' | 'free-form-quilt' | 'designed-block' | 'created-block';
  /** The word for such a document in texts for users. Two kinds may have the same word. */
  noun: 'quilt' | 'block';
  /** The words for this kind of document in texts that must distinguish it from other kinds. */
  fullName: 'standard quilt' | 'free form quilt' | 'block design' | 'drawn block';
  /** The title of the screen with the editor of this kind. */
  screenTitle:
    'Standard Quilt Layouts' | 'Free Form Quilt Layouts' | 'Block & Fabric Selection' | 'Block Creation';
  /** Selects the rules for the document's name, and the messages for invalid names. */
  naming: NameOf;
  /** Returns a new document. */
  begin: () => OpenDocument<Design, Content>;
  /** Returns a document with an empty history. Its content comes from the server or a file. */
  open: (content: Content, stored: Stored | null) => OpenDocument<Design, Content>;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  /**
   * Returns the name of the person who made the original, for a copy of a shared design; undefined for other documents.
   */
  firstMakerOf: (content: Content) => string | undefined;
  /** Returns the width and length of the quilt or block, in inches. */
  sidesOf: (content: Content) => readonly [width: Inches, length: Inches];
  rename: Rename<OpenDocument<Design, Content>>;
  /** Sends a save for the signed-in quilter. */
  send: (request: SaveRequest<Content>, session: SessionStore) => ReturnType<Send<Content>>;
  cloth: ClothForm<Design, Content>;
  pieces: PieceForm<Design, Content>;
  loadReading: () => Promise<DocumentReading<Design, Content>>;
}
