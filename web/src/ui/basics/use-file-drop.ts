import { useEffect, useEffectEvent, useState } from 'react';

/** The files that a screen accepts when they are dropped anywhere on the page. */
interface FileDrop {
  /** Returns true if the screen accepts files of a media type. The type is '' if the browser doesn't know it. */
  takes: (type: string) => boolean;
  onDrop: (files: readonly File[]) => void;
}

/**
 * Accepts files that are dropped anywhere on the page. `useStrayDrop` handles the drop of other files.
 * @returns true while accepted files are dragged over the page
 */
export function useFileDrop(on: FileDrop): boolean {
  const [isOver, setOver] = useState(false);
  const takes = useEffectEvent((type: string) => on.takes(type));
  const onDrop = useEffectEvent((files: readonly File[]) => {
    on.onDrop(files);
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        // Some browsers don't report the type of a file before the drop.
        setOver(takes(event.dataTransfer?.items[0]?.type ?? ''));
      },
      { signal },
    );
    document.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (relatedTarget === null) setOver(false);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        const files = [...(event.dataTransfer?.files ?? [])];
        // The canvas and the palette have taken pictures already.
        if (event.defaultPrevented || !holdsFiles(event) || !takes(files[0]?.type ?? '')) return;
        event.preventDefault();
        onDrop(files);
      },
      { signal },
    );
    return () => {
      ending.abort();
    };
  }, []);
  return isOver;
}

export function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
