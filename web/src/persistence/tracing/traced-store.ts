import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { hasFields, isFlag, isNumber, isText } from '../../browser/storage/guards';
import { TRACED_PICTURES } from '../../browser/storage/traced-pictures';

/** The place and the look of a picture that a quilter traces. */
export interface TracedPlace {
  /** The name of its file. */
  name: string;
  /** Its place, in block units. */
  box: { x: number; y: number; width: number; height: number };
  opacity: number;
  isShown: boolean;
}

/** The bytes of a picture, and its media type. */
export interface PictureBytes {
  type: string;
  bytes: ArrayBuffer;
}

interface Schema extends DBSchema {
  places: { key: string; value: unknown };
  pictures: { key: string; value: unknown };
}

/** The most bytes of a picture that this device stores. */
export const MOST_BYTES = 10_000_000;

const isPlace = hasFields({
  name: isText,
  box: hasFields({ x: isNumber, y: isNumber, width: isNumber, height: isNumber }),
  opacity: isNumber,
  isShown: isFlag,
});
const isPicture = hasFields({
  type: isText,
  bytes: (value: unknown): value is ArrayBuffer => value instanceof ArrayBuffer,
});

/**
 * Stores the pictures that a quilter traces on this device, in IndexedDB, each with its document. A sign-out deletes the
 * database, so no connection stays open. Every call rejects if the browser refuses access.
 */
export class TracedStore {
  /** Returns the picture of a document; null if there is none. */
  read(documentId: string): Promise<{ place: TracedPlace; picture: PictureBytes } | null> {
    return withDatabase(async (db) => {
      const [place, picture] = await Promise.all([
        db.get('places', documentId),
        db.get('pictures', documentId),
      ]);
      return isPlace(place) && isPicture(picture) ? { place, picture } : null;
    });
  }

  /** Stores the place of a document's picture, and also the picture if it is given. */
  write(documentId: string, place: TracedPlace, picture: PictureBytes | null): Promise<void> {
    return withDatabase(async (db) => {
      const transaction = db.transaction(['places', 'pictures'], 'readwrite');
      const requests: Promise<unknown>[] = [transaction.objectStore('places').put(place, documentId)];
      if (picture) requests.push(transaction.objectStore('pictures').put(picture, documentId));
      await Promise.all([...requests, transaction.done]);
    });
  }

  remove(documentId: string): Promise<void> {
    return removeWhere((each) => each === documentId);
  }

  /** Removes the pictures of all documents except these. */
  removeOthers(documentIds: ReadonlySet<string>): Promise<void> {
    return removeWhere((each) => !documentIds.has(each));
  }
}

function removeWhere(isGone: (documentId: string) => boolean): Promise<void> {
  return withDatabase(async (db) => {
    const transaction = db.transaction(['places', 'pictures'], 'readwrite');
    const [places, pictures] = [transaction.objectStore('places'), transaction.objectStore('pictures')];
    const keys = await pictures.getAllKeys();
    const requests = keys.filter(isGone).flatMap((key) => [places.delete(key), pictures.delete(key)]);
    await Promise.all([...requests, transaction.done]);
  });
}

async function withDatabase<T>(act: (db: IDBPDatabase<Schema>) => Promise<T>): Promise<T> {
  const db = await openDB<Schema>(TRACED_PICTURES, 1, {
    upgrade: (created) => {
      created.createObjectStore('places');
      created.createObjectStore('pictures');
    },
  });
  try {
    return await act(db);
  } finally {
    db.close();
  }
}
