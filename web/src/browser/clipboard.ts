/** The private type beside the text, in the events of the browser. */
export const PRIVATE_TYPE = 'application/x-quiltwright+json';
/** The same where a page writes and reads the clipboard itself. */
const WEB_TYPE = `web ${PRIVATE_TYPE}`;

/** Puts a text on the clipboard of the device. Rejects where the browser refuses. */
export async function writeClipboard(text: string): Promise<void> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('This page has no clipboard.');
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
 * What Quiltwright copied, or else the text, on the clipboard of the device; empty where neither lies there. Rejects where
 * the browser refuses; asks its user first, in some.
 */
export async function readClipboard(): Promise<string> {
  const { clipboard } = navigator as Partial<Navigator>;
  if (!clipboard) throw new Error('This page has no clipboard.');
  if (!takesPrivate()) return clipboard.readText();
  const items = await clipboard.read();
  for (const type of [WEB_TYPE, 'text/plain']) {
    const item = items.find(({ types }) => types.includes(type));
    if (item) return (await item.getType(type)).text();
  }
  return '';
}

function takesPrivate(): boolean {
  return (
    typeof ClipboardItem !== 'undefined' && 'supports' in ClipboardItem && ClipboardItem.supports(WEB_TYPE)
  );
}
