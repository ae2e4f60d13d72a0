/** Returns a drag as browsers report it: of files, with only their types before the drop, or of text. */
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
