import { useEffect, useEffectEvent, useState } from 'react';

/** The files that a screen takes when they are dropped anywhere in the page. */
interface FileDrop {
  /** True if it takes files of a media type; '' if the browser doesn't know the type. */
  takes: (type: string) => boolean;
  onDrop: (files: readonly File[]) => void;
}

/**
 * Takes files that are dropped anywhere in the page. Refused files go on to the window: see `useStrayDrop`.
 * @returns true while files that it takes are held over the page
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
        // Some browsers report no file before it is dropped.
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
        if (!holdsFiles(event) || !takes(files[0]?.type ?? '')) return;
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
