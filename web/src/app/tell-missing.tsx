import { createRoot, type Root } from 'react-dom/client';
import { missingChunk } from '../browser/chunks';
import { MissingNote } from './MissingNote';

/**
 * Tells beside a drawn page what it waits for and can't be had, for the note of its own comes with the takeover only.
 *
 * @returns ends that
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
