import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import { createMissingFabrics } from '../../server/queries/missing-fabrics';
import { useSession } from '../../server/session/session';
import { useOnline } from '../../server/calls/use-online';
import { useMade } from '../../server/session/use-tab';

/** A fabric that the open document uses but that isn't available to the quilter. */
export interface MissingCloth {
  fabricNum: number;
  /** The parts that use the fabric, in words. */
  parts: string;
}

/**
 * Returns the missing fabrics of the open document. They belong to another quilter, are deleted, or have unknown
 * numbers.
 */
export function useMissingCloth<Design, Content extends object>({
  kind: { cloth, contentOf },
  store,
}: DocumentSession<Design, Content>): readonly MissingCloth[] {
  const { missing, look } = useMade(createMissingFabrics);
  const content = useStore(store, ({ design }) => contentOf(design));
  const { fabrics } = useStore(missing);
  const { quilterNum } = useSession();
  const isOnline = useOnline();
  const used = useMemo(() => cloth.fabrics(content), [cloth, content]);
  useEffect(() => {
    void look(used);
  }, [look, used, quilterNum, isOnline]);
  return useMemo(
    () =>
      used
        .filter((fabricNum) => fabrics.has(fabricNum))
        .map((fabricNum) => ({ fabricNum, parts: cloth.parts(content, fabricNum) })),
    [used, fabrics, cloth, content],
  );
}
