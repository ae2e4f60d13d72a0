import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes files that are dropped anywhere in the page. Those that it doesn't take come on to the window: see
 * `useStrayDrop`.
 *
 * @param take gives false for files that are not for it
 * @returns whether files are held over the page
 */
export function useFileDrop(take: (files: readonly File[]) => boolean): boolean {
  const [isOver, setOver] = useState(false);
  const onDrop = useEffectEvent(take);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    document.addEventListener(
      'dragover',
      (event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
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
        if (holdsFiles(event) && onDrop([...(event.dataTransfer?.files ?? [])])) event.preventDefault();
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
