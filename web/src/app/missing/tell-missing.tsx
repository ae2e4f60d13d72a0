import { createRoot, type Root } from 'react-dom/client';
import { missingChunk } from '../../browser/chunks';
import { MissingNote } from './MissingNote';

/**
 * Shows the note about a missing chunk beside a drawn page, whose own note comes only with the takeover.
 * @returns a function that ends this
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
