import { MESSAGES } from '@quiltwright/shared/messages';
import type { Tab } from '../../browser/tab';
import { notify } from '../../ui/basics/notify';
import { blobOfDataUrl } from '../../render/surface/data-url';
import { createSession } from '../../server/session/session';
import { createDeviceCloth } from '../../server/device-cloth/device-cloth';
import type { UploadProgress } from '../../server/uploads/upload-queue';
import { createUploads } from '../../server/uploads/uploads';

/** Returns an object that uploads a guest's own fabrics, which only this device has, once the guest is a subscriber. */
export function createDeviceClothUploads(tab: Tab) {
  const { queue } = tab.get(createUploads);
  const cloths = tab.get(createDeviceCloth);
  const session = tab.get(createSession);
  /** The ids of uploads, by the numbers of their fabrics. */
  const ids = new Map<number, number>();
  /** The ids of failed uploads that a notice has reported. */
  const told = new Set<number>();
  const note = (fabricNum: number, uploadedAs: number) => {
    const uploadedBy = session.getState().quilterNum;
    cloths.setState(
      cloths
        .getState()
        .map((cloth) => (cloth.fabricNum === fabricNum ? { ...cloth, uploadedAs, uploadedBy } : cloth)),
      true,
    );
  };
  queue.uploads.subscribe((uploads) => {
    for (const [fabricNum, id] of ids) {
      const progress = uploads.find((each) => each.id === id)?.progress;
      if (!progress) {
        // The upload was removed, for example because the subscriber signed out.
        ids.delete(fabricNum);
        continue;
      }
      const trouble = troubleOf(progress);
      if (trouble !== null && !told.has(id)) {
        told.add(id);
        notify(`A fabric of your own isn’t in your account yet. ${trouble}`, {
          label: 'Try again',
          onClick: () => {
            told.delete(id);
            queue.retry(id);
          },
        });
      }
      if (progress.state !== 'stored') continue;
      ids.delete(fabricNum);
      queue.remove(id);
      note(fabricNum, progress.fabric.fabricNum);
    }
  });
  return {
    /** Uploads a fabric, unless its upload has started. */
    upload: (fabricNum: number): void => {
      const cloth = cloths.getState().find((each) => each.fabricNum === fabricNum);
      const picture = cloth && blobOfDataUrl(cloth.picture);
      if (!picture || ids.has(fabricNum)) return;
      const [id] = queue.add([new File([picture], `${cloth.name}.jpg`, { type: picture.type })]);
      if (id !== undefined) ids.set(fabricNum, id);
    },
  };
}

/** Returns the reason why an upload failed; null if it didn't fail. */
function troubleOf(progress: UploadProgress): string | null {
  if (progress.state === 'failed') return progress.failure.message;
  if (progress.state === 'refused') return progress.message;
  return progress.state === 'full' ? MESSAGES.storageFull : null;
}
