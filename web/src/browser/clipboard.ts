/**
 * The media type of items copied in Quiltwright, in the browser's copy and paste events. Each event carries the items
 * as one text, both under this type and as plain text.
 */
export const PRIVATE_TYPE = 'application/x-quiltwright+json';
/** The media type of items copied in Quiltwright, in `navigator.clipboard`, which requires the prefix `web`. */
const WEB_TYPE = `web ${PRIVATE_TYPE}`;

/** Puts a text on the device's clipboard. Rejects if the browser refuses. */
export async function writeClipboard(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('This page can’t use the clipboard.');
  if (!takesPrivate()) {
    await clipboard.writeText(text);
    return;
  }
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    [WEB_TYPE]: new Blob([text], { type: PRIVATE_TYPE }),
  });
  await clipboard.write([item]);
}

/**
 * Returns the text on the device's clipboard. If the clipboard has items copied in Quiltwright, returns their text;
 * otherwise the plain text, or '' if there is none. Rejects if the browser refuses. Some browsers ask their user
 * first.
 */
export async function readClipboard(): Promise<string> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('This page can’t use the clipboard.');
  if (!takesPrivate()) return clipboard.readText();
  const items = await clipboard.read();
  for (const type of [WEB_TYPE, 'text/plain']) {
    const item = items.find(({ types }) => types.includes(type));
    if (item) return (await item.getType(type)).text();
  }
  return '';
}

/** Puts a PNG picture on the device's clipboard. Rejects if the browser refuses. */
export async function copyPicture(png: Blob): Promise<void> {
  await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
}

function takesPrivate(): boolean {
  return (
    typeof ClipboardItem !== 'undefined' && 'supports' in ClipboardItem && ClipboardItem.supports(WEB_TYPE)
  );
}
