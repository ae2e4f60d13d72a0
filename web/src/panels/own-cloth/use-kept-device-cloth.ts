import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { DocumentSession } from '../../persistence/document-session';
import { isSubscriber, useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { createDeviceCloth, isOnDevice } from '../../server/device-cloth/device-cloth';
import { createDeviceClothUploads } from './device-cloth-uploads';

/**
 * Uploads those fabrics of the open document that only this device has, once the guest has become a subscriber. Each
 * upload then replaces its fabric in the document.
 */
export function useKeptDeviceCloth<Design, Content extends object>({
  kind: { cloth, contentOf },
  store,
  replaceFabric,
}: DocumentSession<Design, Content>): void {
  const session = useSession();
  const subscriber = isSubscriber(session);
  const { upload } = useMade(createDeviceClothUploads);
  const cloths = useStore(useMade(createDeviceCloth));
  const content = useStore(store, ({ design }) => contentOf(design));
  const used = useMemo(() => cloth.fabrics(content).filter(isOnDevice), [cloth, content]);
  useEffect(() => {
    if (!subscriber) return;
    for (const fabricNum of used) {
      const kept = cloths.find((each) => each.fabricNum === fabricNum);
      if (kept && kept.uploadedBy === session.quilterNum) replaceFabric(fabricNum, kept.uploadedAs);
      else if (kept) upload(fabricNum);
    }
  }, [subscriber, session.quilterNum, used, cloths, upload, replaceFabric]);
}
