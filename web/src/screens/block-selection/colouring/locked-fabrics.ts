import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createDeviceStore } from '../../../browser/storage/device-store';
import { hasFields, isListOf, isText, isWholeNumber } from '../../../browser/storage/guards';
import type { BlockDocument } from '@quiltwright/shared/model/designed-block/block-document';
import type { Tab } from '../../../browser/tab';
import { useMade } from '../../../server/session/use-tab';
import { createDesignedBlockSession } from '../../../persistence/kinds/designed-block-session';

/** The greatest number of blocks whose locked fabrics are stored on this device. */
const MOST = 20;

const isLock = hasFields({
  documentId: isText,
  usedBlockNum: isWholeNumber,
  fabrics: isListOf(isWholeNumber),
});

/**
 * Creates the store of the locked fabrics of each document; shuffling doesn't change these fabrics. The store is
 * created before the screen opens, because it must notice every change of document.
 */
export function createLockedFabrics(tab: Tab) {
  const locks = createDeviceStore('locked-fabrics', isListOf(isLock, MOST), []);
  /* Saving a block under another name makes another document with the same block, which keeps the locks. */
  tab.get(createDesignedBlockSession).store.subscribe((now, before) => {
    if (now.id === before.id || now.design.block.levels !== before.design.block.levels) return;
    locks.setState(
      locks
        .getState()
        .map((each) => (each.documentId === before.id ? { ...each, documentId: now.id } : each)),
      true,
    );
  });
  return locks;
}

/**
 * Returns the numbers of the locked fabrics of this document. Empty as soon as the quilter chooses another block for
 * the document.
 */
export function useLockedFabrics({ id, design }: BlockDocument): ReadonlySet<number> {
  const { usedBlockNum } = design.block;
  const all = useStore(useMade(createLockedFabrics));
  return useMemo(() => {
    const own = all.find((each) => each.documentId === id && each.usedBlockNum === usedBlockNum);
    return new Set(own?.fabrics);
  }, [all, id, usedBlockNum]);
}

/** Stores the locked fabrics of a block on this device. */
export function lockFabrics(tab: Tab, { id, design }: BlockDocument, fabrics: ReadonlySet<number>): void {
  const locks = tab.get(createLockedFabrics);
  const { usedBlockNum } = design.block;
  const others = locks.getState().filter(({ documentId }) => documentId !== id);
  const own = fabrics.size > 0 ? [{ documentId: id, usedBlockNum, fabrics: [...fabrics] }] : [];
  locks.setState([...own, ...others].slice(0, MOST), true);
}
