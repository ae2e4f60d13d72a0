/**
 * Returns a drag event as browsers send it. It is a drag of files, of which only the types are known before the drop.
 * Without files, it is a drag of text.
 */
export function drag(type: 'dragover' | 'drop', files: readonly File[]): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  const items = files.map((file) => ({ kind: 'file', type: file.type }));
  const dataTransfer = {
    types: [files.length > 0 ? 'Files' : 'text/plain'],
    items,
    files: type === 'drop' ? files : [],
  };
  return Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
}

export const picture = new File(['cloth'], 'Rust.jpg', { type: 'image/jpeg' });
export const quiltFile = new File(['{}'], 'Anna.quilt.json', { type: 'application/json' });
