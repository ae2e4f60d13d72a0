import { MESSAGES } from '@quiltwright/shared/messages';
import type { Result } from '@quiltwright/shared/result';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { OpenDocument } from '../../model/open-document';
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
import { useToTable } from '../opening/use-to-table';

interface SavedDocumentsProps<Item, Design, Content extends object> {
  /** The session that edits them. */
  documentSession: DocumentSession<Design, Content>;
  list: SavedQuery<Item>;
  /**
   * The number in the account, with those of other lists in the same limit, and the limit; undefined until it is known.
   */
  room: Room | undefined;
  numOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  card: (item: Item, state: CardState) => ReactNode;
  /** The screen that edits them. */
  editor: string;
  /** Fetches one as a document for the editor. */
  fetch: (item: Item) => Promise<Result<OpenDocument<Design, Content>>>;
  /** Returns how one opens that belongs to another session and screen; null for one of this session. */
  elsewhere?: (item: Item) => Elsewhere | null;
  /** Returns the time of its last change. */
  momentOf: (item: Item) => string | undefined;
  /** Stores a copy of it under a name. */
  duplicate: (item: Item, name: string) => Promise<Result<unknown, CallFailure>>;
  rename: (item: Item, name: string) => Promise<Result<unknown>>;
  /** Returns true once it is deleted, and false if another dialog explains why it can't be. */
  remove: (item: Item) => Promise<Result<boolean>>;
  /** The link to another one; without `to`, to an empty editor. */
  beginning: { name: string; to?: string };
  /** The link to one of another kind. */
  otherWay?: ReactNode;
  another: Invitation;
  /** Renders the empty list; `begin` leads to the first. */
  empty: (begin: () => void) => ReactNode;
}

/** A document of another editor: its state there. */
interface Elsewhere {
  isOnTable: boolean;
  /** It has unsaved changes. */
  isChanged: boolean;
  /** It is being fetched for that editor. */
  isOpening: boolean;
  onOpen: () => void;
}

/** The dialog over the list. */
type Window<Item> = { kind: 'rename' | 'delete'; item: Item };

const messages = {
  quilt: { renamed: MESSAGES.quiltRenamed, deleted: MESSAGES.quiltDeleted },
  block: { renamed: MESSAGES.blockRenamed, deleted: MESSAGES.blockDeleted },
} as const;

/** The saved documents of one kind. They can be opened, copied, renamed, deleted, and started. */
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
  const table = useStore(documentSession.store);
  const [window, setWindow] = useState<Window<Item> | null>(null);
  const [isCopying, setCopying] = useState(false);
  const toTable = useToTable(documentSession, editor);
  const { noun } = documentSession.kind;
  const stateOf = (item: Item): Elsewhere =>
    elsewhere(item) ?? {
      isOnTable: numOf(item) === table.stored?.num,
      isChanged: hasUnsavedChanges(documentSession.kind, table),
      isOpening: numOf(item) === toTable.opening,
      onOpen: () => {
        void toTable.open(numOf(item), () => fetch(item));
      },
    };

  /** Returns the effect of a deletion on an open document. */
  const fateOnTable = (isChanged: boolean) =>
    isChanged
      ? `It is open with unsaved changes. It stays open, as a new ${noun}.`
      : 'It is open now. It will be closed too.';

  const closeWindow = () => {
    setWindow(null);
  };
  const copy = async (item: Item) => {
    const name = copyName(nameOf(item), (list.data ?? []).map(nameOf));
    setCopying(true);
    const answer = await duplicate(item, name);
    setCopying(false);
    if (answer.ok) notify(`“${name}” is in your list.`);
    else if (answer.error.code === 'lapsed') {
      notify(answer.error.message, { label: 'Renew', onClick: () => void navigate('/subscribe') });
    } else notify(answer.error.message);
  };
  const begin = () => {
    if (beginning.to === undefined) toTable.begin();
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
          const { isOnTable, isOpening, onOpen } = stateOf(item);
          return card(item, {
            ...{ name: nameOf(item), isOnTable, isOpening, onOpen },
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
          {stateOf(window.item).isOnTable && fateOnTable(stateOf(window.item).isChanged)}
        </DeleteDialog>
      )}
      {toTable.dialog}
    </>
  );
}
