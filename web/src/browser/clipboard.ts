/** The private type beside the text: what reads it knows that it is ours without looking. */
const PRIVATE = 'web application/x-quiltwright+json';

/** Puts a text on the clipboard of the device. Rejects where the browser refuses. */
export async function writeClipboard(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('This page has no clipboard.');
  const types = ['text/plain', ...(takes(PRIVATE) ? [PRIVATE] : [])];
  // Of this type only text is written by some.
  if (typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(text);
    return;
  }
  const blobs = types.map((type) => [type, new Blob([text], { type: type.replace(/^web /, '') })] as const);
  await clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
}

/** The text on the clipboard of the device. Rejects where the browser refuses; asks its user first, in some. */
export async function readClipboard(): Promise<string> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('This page has no clipboard.');
  return clipboard.readText();
}

function takes(type: string): boolean {
  return typeof ClipboardItem !== 'undefined' && 'supports' in ClipboardItem && ClipboardItem.supports(type);
}
