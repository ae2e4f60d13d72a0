/** The private type beside the text, in the events of the browser. */
export const PRIVATE_TYPE = 'application/x-quiltwright+json';
/** The same type as a page itself writes and reads it. */
const WEB_TYPE = `web ${PRIVATE_TYPE}`;

/** Puts a text on the device's clipboard. Rejects if the browser refuses. */
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
 * Returns Quiltwright's own copy, or else the text, from the device's clipboard; empty if it has neither. Rejects if
 * the browser refuses; some browsers ask their user first.
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
