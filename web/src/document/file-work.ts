import { LIMITS } from '@quiltwright/shared/limits';
import { createStore } from 'zustand/vanilla';
import { readyToLeave } from './draft-place';
import { layOnTable } from './lay-on-table';
import { hasUnsavedChanges, newDocument, opened } from './quilt-document';
import { quiltFileName, readQuiltFile, writeQuiltFile } from './quilt-file';
import { quiltTable } from './quilt-store';

/** Why the last file could not be loaded; null when there is nothing to tell. */
export const fileFault = createStore<{ message: string | null }>(() => ({ message: null }));

/** Milliseconds that a browser may take before it has begun with a download. */
const DOWNLOAD_STARTS = 60_000;

/** Gives the quilt on the table to the browser as a file. */
export function downloadQuilt(): void {
  const { quilt } = quiltTable.getState().design;
  const url = URL.createObjectURL(new Blob([writeQuiltFile(quilt)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = quiltFileName(quilt);
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, DOWNLOAD_STARTS);
}

/**
 * Puts the quilt in a file on the table, as one that was never saved; what lay there with unsaved changes stays
 * on this device, or keeps its place where it can't. `tell` hears how it went, `fileFault` why it didn't.
 */
export async function loadQuiltFile(file: File, tell: (message: string) => void): Promise<void> {
  const text = file.size <= LIMITS.quiltBodyBytes ? await readText(file) : null;
  if (text === null) {
    fileFault.setState({ message: 'This file can’t be read, or is too large for a quilt.' });
    return;
  }
  const read = readQuiltFile(text);
  if (!read.ok) {
    fileFault.setState({ message: read.error.message });
    return;
  }
  const ready = await readyToLeave();
  if (!ready.ok) {
    fileFault.setState({ message: ready.error.message });
    return;
  }
  const { quilt, isRepaired } = read.value;
  const leaves = hasUnsavedChanges(quiltTable.getState());
  layOnTable({ ...opened(quilt, null), saved: newDocument().saved });
  const words = isRepaired
    ? 'The file was damaged. Sizes and places were worked out anew.'
    : `“${file.name}” is on the table.`;
  tell(leaves ? `${words} The quilt before it is kept on this device.` : words);
}

async function readText(file: File): Promise<string | null> {
  try {
    return await file.text();
  } catch {
    return null;
  }
}
