import { hasFields, isText, isWholeNumber, type Guarded } from '../../browser/storage/guards';

const isRename = hasFields({ num: isWholeNumber, name: isText, revision: isWholeNumber });

/** A rename of a stored document. `revision` is the document's revision after the rename. */
export type Rename = Guarded<typeof isRename>;

/** Tells every tab of this browser that a document was renamed. */
export function tellOfRename(kind: string, rename: Rename): void {
  const channel = new BroadcastChannel(channelOf(kind));
  channel.postMessage(rename);
  channel.close();
}

/** Calls `hear` whenever any tab renames a document of this kind. */
export function hearOfRenames(kind: string, hear: (rename: Rename) => void): void {
  new BroadcastChannel(channelOf(kind)).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRename(data)) hear(data);
  });
}

function channelOf(kind: string): string {
  return `${kind}-renames`;
}
