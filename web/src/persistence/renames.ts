import { z } from 'zod';

const schema = z.strictObject({ num: z.int(), name: z.string(), revision: z.int() });

/** A stored document that has another name since `revision`. */
export type Rename = z.output<typeof schema>;

/** Tells every tab of this browser that a document of a kind was renamed. */
export function tellOfRename(kind: string, rename: Rename): void {
  const channel = new BroadcastChannel(channelOf(kind));
  channel.postMessage(rename);
  channel.close();
}

/** Hears of the documents of a kind that are renamed, in any tab. */
export function hearOfRenames(kind: string, hear: (rename: Rename) => void): void {
  new BroadcastChannel(channelOf(kind)).addEventListener('message', ({ data }) => {
    const rename = schema.safeParse(data).data;
    if (rename) hear(rename);
  });
}

function channelOf(kind: string): string {
  return `${kind}-renames`;
}
