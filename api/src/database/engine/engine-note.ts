import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const fileId = z.object({ device: z.string(), inode: z.string() });

/**
 * The content of DATA_DIR/engine.json, written by a running engine: its address, its process, and its folder
 * and socket. A copied or moved folder contains the file too, so the file alone doesn't prove that an engine is
 * running.
 */
export const engineNote = z.object({
  uri: z.string(),
  pid: z.number().int(),
  folder: fileId.extend({ path: z.string() }),
  socket: fileId,
});
export type EngineNote = z.infer<typeof engineNote>;

/** The identity of a folder: its path without symbolic links, its device number and its inode. */
export type FolderId = EngineNote['folder'];

export function engineNotePath(dataDir: string): string {
  return join(dataDir, 'engine.json');
}

/**
 * Returns the content of the file engine.json in `dataDir`, in which the running engine describes itself. Undefined if
 * the file is missing, if its folder was copied or moved, or if the engine's socket is missing. The engine may have
 * been killed since it wrote the file.
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

/**
 * Returns a folder's path without symbolic links, its device number and its inode.
 * @throws if there is no such folder.
 */
export async function folderIdOf(folder: string): Promise<FolderId> {
  const path = await realpath(folder);
  return { path, ...(await fileIdOf(path)) };
}

/** True for the same folder at the same path, false for a copy or a moved folder. */
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
