import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileId = z.object({ device: z.string(), inode: z.string() });

/**
 * What an engine that runs writes into DATA_DIR/engine.json: where it listens, its process, and which folder and socket
 * the note is about. A copied or moved folder takes the note along, so the note alone proves nothing.
 */
export const engineNote = z.object({
  uri: z.string(),
  pid: z.number().int(),
  folder: fileId.extend({ path: z.string() }),
  socket: fileId,
});
export type EngineNote = z.infer<typeof engineNote>;

/** A folder as the system knows it, whatever links lead to it. */
export type FolderId = EngineNote['folder'];

export function engineNotePath(dataDir: string): string {
  return join(dataDir, 'engine.json');
}

/**
 * The note of the engine that runs on `dataDir`. Undefined where no engine has left one, or where the note belongs to
 * another folder or to a socket that has gone. The engine may have been killed since.
 */
export async function runningEngine(dataDir: string): Promise<EngineNote | undefined> {
  try {
    const note = engineNote.parse(JSON.parse(await readFile(engineNotePath(dataDir), 'utf8')));
    const socket = await fileIdOf(decodeURIComponent(new URL(note.uri).host));
    const isOurs = isSame(note.socket, socket) && isSameFolder(note.folder, await folderIdOf(dataDir));
    return isOurs ? note : undefined;
  } catch {
    return undefined;
  }
}

/** @throws where there is no such folder. */
export async function folderIdOf(folder: string): Promise<FolderId> {
  const path = await realpath(folder);
  return { path, ...(await fileIdOf(path)) };
}

/** True for one folder at one place: neither a copy nor a folder that was moved. */
export function isSameFolder(one: FolderId, other: FolderId): boolean {
  return one.path === other.path && isSame(one, other);
}

function isSame(one: z.infer<typeof fileId>, other: z.infer<typeof fileId>): boolean {
  return one.device === other.device && one.inode === other.inode;
}

async function fileIdOf(path: string): Promise<z.infer<typeof fileId>> {
  const { dev, ino } = await stat(path, { bigint: true });
  return { device: String(dev), inode: String(ino) };
}
