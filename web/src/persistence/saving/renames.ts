import { hasFields, isText, isWholeNumber, type Guarded } from '../../browser/storage/guards';

const isRename = hasFields({ num: isWholeNumber, name: isText, revision: isWholeNumber });

/** A stored document that has another name since `revision`. */
export type Rename = Guarded<typeof isRename>;

/** Tells every tab of this browser that a document of a kind was renamed. */
export function tellOfRename(kind: string, rename: Rename): void {
  const channel = new BroadcastChannel(channelOf(kind));
  channel.postMessage(rename);
  channel.close();
}

/** Receives the renames of documents of a kind, from any tab. */
export function hearOfRenames(kind: string, hear: (rename: Rename) => void): void {
  new BroadcastChannel(channelOf(kind)).addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isRename(data)) hear(data);
  });
}

function channelOf(kind: string): string {
  return `${kind}-renames`;
}
