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
  /** The name in a file that says which kind of document the file contains. */
  format: `quiltwright-${string}`;
  /** The greatest size of a file, in bytes. */
  largest: number;
  /**
   * Returns the content as stored in files: keys in a fixed order, without server numbers. So the same content always
   * gives the same bytes.
   */
  canonical: (content: Content) => unknown;
  /** Reads content as stored by any version of the app; fails with the reason. */
  restore: (stored: unknown) => Result<LoadedContent<Content>>;
}

/** The code that checks contents. It is loaded separately, so that an editor opens without waiting for this code. */
export interface DocumentReading<Design, Content> {
  file: FileForm<Content>;
  /** Returns the reader that rebuilds documents from the stored pieces of a draft. */
  reader: (pieces: KeptPieces) => PieceReader<Design, Content>;
}

/**
 * Everything that differs between kinds of documents. Drafts, saves and files know nothing else about a kind, so
 * their code serves all kinds.
 */
export interface DocumentKind<Design, Content extends object> {
  /** Identifies the kind in drafts and in channels between tabs. Unique, and never shown. */
  id: 'standard-quilt' | 'free-form-quilt' | 'designed-block' | 'created-block';
  /** The word shown to users; two kinds may have the same word. */
  noun: 'quilt' | 'block';
  /** The words shown where users must distinguish the kinds. */
  fullName: 'standard quilt' | 'free form quilt' | 'block design' | 'drawn block';
  /** The title of the screen with the editor of this kind. */
  screenTitle:
    'Standard Quilt Layouts' | 'Free Form Quilt Layouts' | 'Block & Fabric Selection' | 'Block Creation';
  /** Selects the rules for the document's name, and the messages about an invalid name. */
  naming: NameOf;
  /** Returns a new document. */
  begin: () => OpenDocument<Design, Content>;
  /** Returns the document for content from the server or from a file, without history. */
  open: (content: Content, stored: Stored | null) => OpenDocument<Design, Content>;
  contentOf: (design: Design) => Content;
  nameOf: (content: Content) => string;
  /** Returns the width and length of the quilt or block. */
  sidesOf: (content: Content) => readonly [width: Inches, length: Inches];
  rename: Rename<OpenDocument<Design, Content>>;
  /** Sends a save for the signed-in quilter. */
  send: (request: SaveRequest<Content>, session: SessionStore) => ReturnType<Send<Content>>;
  cloth: ClothForm<Design, Content>;
  pieces: PieceForm<Design, Content>;
  loadReading: () => Promise<DocumentReading<Design, Content>>;
}
