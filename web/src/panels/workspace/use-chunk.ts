import { useEffect, useState } from 'react';
import { fetchChunk } from '../../browser/chunks';

/**
 * Returns the exports of a chunk once it is loaded; null until then.
 * @param load imports the chunk; it must be the same function in each render
 */
export function useChunk<Chunk>(name: string, load: () => Promise<Chunk>): Chunk | null {
  const [chunk, setChunk] = useState<{ fetched: Chunk } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void fetchChunk(name, load).then((fetched) => {
      if (isWanted) setChunk({ fetched });
    });
    return () => {
      isWanted = false;
    };
  }, [name, load]);
  return chunk && chunk.fetched;
}
