import { createRoot, type Root } from 'react-dom/client';
import { missingChunk } from '../../browser/chunks';
import { MissingNote } from './MissingNote';

/**
 * Shows a note in a page that the build drew, as soon as a chunk can't be fetched. The app can show its own
 * note only after hydration.
 * @returns a function that removes the note and stops watching for missing chunks
 */
export function tellMissing(): () => void {
  const holder = document.createElement('div');
  let root: Root | null = null;
  const end = missingChunk.subscribe(({ fault }) => {
    if (root || fault === null) return;
    root = createRoot(document.body.appendChild(holder));
    root.render(
      <MissingNote
        onLoad={() => {
          location.reload();
        }}
      />,
    );
  });
  return () => {
    end();
    root?.unmount();
    holder.remove();
  };
}
