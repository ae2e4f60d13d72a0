import { MESSAGES } from '@quiltwright/shared/messages';
import type { Result } from '@quiltwright/shared/result';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { hasUnsavedChanges } from '../../persistence/document-store';
import type { OpenDocument } from '../../model/open-document';
import type { DocumentSession } from '../../persistence/document-session';
import type { CallFailure } from '../../server/call-failure';
import type { Room } from '../../server/queries';
import { notify } from '../../ui/notify';
import { copyName } from './copy-name';
import { DeleteDialog } from './DeleteDialog';
import { RenameDialog } from '../RenameDialog';
import { RoomNote } from './RoomNote';
import type { CardState } from './SavedCard';
import { SavedList, type Invitation, type SavedQuery } from './SavedList';
import { useToTable } from './use-to-table';

interface SavedDocumentsProps<Item, Design, Content extends object> {
  /** What they are worked on with. */
  documentSession: DocumentSession<Design, Content>;
  list: SavedQuery<Item>;
  /** How many the account holds, with those of other lists that it counts along, and can hold; undefined until that is known. */
  room: Room | undefined;
  numOf: (item: Item) => number;
  nameOf: (item: Item) => string;
  card: (item: Item, state: CardState) => ReactNode;
  /** The screen on which they are worked on. */
  editor: string;
  /** What comes of one on the table. */
  fetch: (item: Item) => Promise<Result<OpenDocument<Design, Content>>>;
  /** How one is opened that is worked on with something else, on another screen; null for one that isn't. */
  elsewhere?: (item: Item) => Elsewhere | null;
  /** When it was last changed. */
  momentOf: (item: Item) => string | undefined;
  /** Stores a copy of it under a name. */
  duplicate: (item: Item, name: string) => Promise<Result<unknown, CallFailure>>;
  rename: (item: Item, name: string) => Promise<Result<unknown>>;
  /** Gives true once it is deleted, false where it is told elsewhere why it can't be. */
  remove: (item: Item) => Promise<Result<boolean>>;
  /** What leads to another one; without `to`, that is an empty table. */
  beginning: { name: string; to?: string };
  /** The way to one of another kind. */
  otherWay?: ReactNode;
  another: Invitation;
  /** What stands there before there is one; `begin` leads to the first. */
  empty: (begin: () => void) => ReactNode;
}

/** Something that is worked on elsewhere: how it lies on its table. */
interface Elsewhere {
  isOnTable: boolean;
  /** With changes that aren't saved. */
  isChanged: boolean;
  /** It is being fetched to be laid there. */
  isOpening: boolean;
  onOpen: () => void;
}

/** What stands over the list. */
type Window<Item> = { kind: 'rename' | 'delete'; item: Item };

const messages = {
  quilt: { renamed: MESSAGES.quiltRenamed, deleted: MESSAGES.quiltDeleted },
  block: { renamed: MESSAGES.blockRenamed, deleted: MESSAGES.blockDeleted },
} as const;

/** What a quilter saved of one kind: opened, copied, renamed, deleted, and begun anew. */
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

  /** What becomes of one on the table when it is deleted. */
  const fateOnTable = (isChanged: boolean) =>
    isChanged
      ? `It lies on the table with changes that are not saved: there it stays, as a new ${noun}.`
      : 'It is taken off the table too.';

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
