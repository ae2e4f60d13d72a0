import { createRoot, type Root } from 'react-dom/client';
import { missingChunk } from '../../browser/chunks';
import { MissingNote } from './MissingNote';

/**
 * Shows the note about a missing chunk beside a drawn page. The app shows its own note only after hydration.
 * @returns a function that removes the note and ends the watch
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
