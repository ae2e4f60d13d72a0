import { MESSAGES } from '@quiltwright/shared/messages';
import type { Result } from '@quiltwright/shared/result';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { OpenDocument } from '@quiltwright/shared/model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import type { CallFailure } from '../../server/calls/call-failure';
import type { Room } from '../../server/queries/queries';
import { notify } from '../../ui/basics/notify';
import { copyName } from '../copies/copy-name';
import { DeleteDialog } from './DeleteDialog';
import { RenameDialog } from '../saving/RenameDialog';
import { RoomNote } from '../limits/RoomNote';
import type { CardState } from './SavedCard';
import { SavedList, type Invitation, type SavedQuery } from './SavedList';
import { useOpenInEditor } from '../opening/use-open-in-editor';

interface SavedDocumentsProps<Item, Design, Content extends object> {
  /** The open document of the editor that opens these documents, with its drafts and saves. */
  documentSession: DocumentSession<Design, Content>;
  list: SavedQuery<Item>;
  /**
   * The number of documents in the account, and the greatest number allowed. Documents of other lists with the same
   * limit are included. Undefined until it is known.
   */
  room: Room | undefined;
  numOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  card: (item: Item, state: CardState) => ReactNode;
  /** The address of the screen that edits the documents. */
  editor: string;
  /** Fetches the document of an item, for the editor. */
  fetch: (item: Item) => Promise<Result<OpenDocument<Design, Content>>>;
  /**
   * Returns the state of an item that belongs to another editor, with the function that opens the item there.
   * Null for an item of this editor.
   */
  elsewhere?: (item: Item) => Elsewhere | null;
  /** Returns the time when an item was last changed. */
  momentOf: (item: Item) => string | undefined;
  /** Stores a copy of an item under a name. */
  duplicate: (item: Item, name: string) => Promise<Result<unknown, CallFailure>>;
  rename: (item: Item, name: string) => Promise<Result<unknown>>;
  /** Deletes an item. Returns true if it is deleted, and false if another dialog explains why it can't be deleted. */
  remove: (item: Item) => Promise<Result<boolean>>;
  /** The link that starts a new document. Without `to`, the link opens an empty editor. */
  beginning: { name: string; to?: string };
  /** A link that starts another kind of document. */
  otherWay?: ReactNode;
  another: Invitation;
  /** Renders the empty list. `begin` starts the first document. */
  empty: (begin: () => void) => ReactNode;
}

/** A document that belongs to another editor, with its state in that editor. */
interface Elsewhere {
  isInEditor: boolean;
  /** True if the document has unsaved changes. */
  isChanged: boolean;
  /** True while the document is being fetched for the editor that it belongs to. */
  isOpening: boolean;
  onOpen: () => void;
}

/** The dialog that is open over the list, with the item that it is about. */
type Window<Item> = { kind: 'rename' | 'delete'; item: Item };

const messages = {
  quilt: { renamed: MESSAGES.quiltRenamed, deleted: MESSAGES.quiltDeleted },
  block: { renamed: MESSAGES.blockRenamed, deleted: MESSAGES.blockDeleted },
} as const;

/** The saved documents of one kind. The quilter can open, copy, rename and delete a document, or start a new one. */
export function SavedDocuments<Item, Design, Content extends object>({
  documentSession,
  list,
  room,
  numOf,
  nameOf,
  card,
  editor,
  fetch,
  elsewhere = () => null,
  momentOf,
  duplicate,
  rename,
  remove,
  beginning,
  otherWay,
  another,
  empty,
}: SavedDocumentsProps<Item, Design, Content>) {
  const navigate = useNavigate();
  const openDocument = useStore(documentSession.store);
  const [window, setWindow] = useState<Window<Item> | null>(null);
  const [isCopying, setCopying] = useState(false);
  const inEditor = useOpenInEditor(documentSession, editor);
  const { noun } = documentSession.kind;
  const stateOf = (item: Item): Elsewhere =>
    elsewhere(item) ?? {
      isInEditor: numOf(item) === openDocument.stored?.num,
      isChanged: hasUnsavedChanges(documentSession.kind, openDocument),
      isOpening: numOf(item) === inEditor.opening,
      onOpen: () => {
        void inEditor.open(numOf(item), () => fetch(item));
      },
    };

  /** Returns a sentence about the effect of deleting a saved document on the document that is open in the editor. */
  const fateInEditor = (isChanged: boolean) =>
    isChanged
      ? `This ${noun} is open with unsaved changes. After you delete it, it stays open as a new, unsaved ${noun}.`
      : `This ${noun} is open. Deleting the ${noun} also closes it.`;

  const closeWindow = () => {
    setWindow(null);
  };
  const copy = async (item: Item) => {
    const name = copyName(nameOf(item), (list.data ?? []).map(nameOf));
    setCopying(true);
    const answer = await duplicate(item, name);
    setCopying(false);
    if (answer.ok) notify(`“${name}” is now in your list.`);
    else if (answer.error.code === 'lapsed') {
      notify(answer.error.message, { label: 'Renew', onClick: () => void navigate('/subscribe') });
    } else notify(answer.error.message);
  };
  const begin = () => {
    if (beginning.to === undefined) inEditor.begin();
    else void navigate(beginning.to);
  };

  return (
    <>
      <SavedList
        of={noun}
        list={list}
        note={room && <RoomNote noun={noun} {...room} />}
        numOf={numOf}
        nameOf={nameOf}
        momentOf={momentOf}
        card={(item) => {
          const { isInEditor, isOpening, onOpen } = stateOf(item);
          return card(item, {
            ...{ name: nameOf(item), isInEditor, isOpening, onOpen },
            onDuplicate: () => {
              if (!isCopying) void copy(item);
            },
            onRename: () => {
              setWindow({ kind: 'rename', item });
            },
            onDelete: () => {
              setWindow({ kind: 'delete', item });
            },
          });
        }}
        beginning={beginning.name}
        onBegin={begin}
        otherWay={otherWay}
        another={another}
        empty={empty(begin)}
      />
      {window?.kind === 'rename' && (
        <RenameDialog
          of={noun}
          name={nameOf(window.item)}
          others={(list.data ?? []).filter((item) => numOf(item) !== numOf(window.item)).map(nameOf)}
          onRename={async (name) => {
            const answer = await rename(window.item, name);
            if (answer.ok) notify(messages[noun].renamed);
            return answer;
          }}
          onClose={closeWindow}
        />
      )}
      {window?.kind === 'delete' && (
        <DeleteDialog
          of={noun}
          name={nameOf(window.item)}
          onDelete={async () => {
            const answer = await remove(window.item);
            if (answer.ok && answer.value) notify(messages[noun].deleted);
            return answer;
          }}
          onClose={closeWindow}
        >
          {stateOf(window.item).isInEditor && fateInEditor(stateOf(window.item).isChanged)}
        </DeleteDialog>
      )}
      {inEditor.dialog}
    </>
  );
}
