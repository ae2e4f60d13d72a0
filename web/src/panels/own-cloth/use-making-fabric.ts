import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { isSubscriber, useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { createDeviceCloth, fabricOnDevice, withDeviceCloth } from '../../server/device-cloth/device-cloth';
import { createUploads } from '../../server/uploads/uploads';
import type { Crop } from './crop';
import { baseName, coloursOf, cutTile, dataUrlOf, jpegOf } from './cut-picture';

/** The greatest side of a fabric's picture on a guest's device, in pixels. All of them together must fit there. */
const DEVICE_SIDE = 480;

const UNMADE = 'Your browser could not make a fabric of this picture. Try another picture.';
const DEVICE_FULL = `This device already has ${LIMITS.deviceUploads} fabrics of your own. Subscribers can keep up to ${LIMITS.uploads}.`;

/** A square of a picture, and the inches that it shows. */
export interface Cut {
  image: HTMLImageElement;
  crop: Crop;
  inches: number;
  /** The name of the picture's file. */
  name: string;
}

/** The state of making a fabric. `sent` is the share of the picture that has reached the server. */
export type Making =
  | { state: 'idle' }
  | { state: 'sending'; sent: number }
  | { state: 'failed'; message: string; code: string | null };

/**
 * Makes a fabric of a cut picture: an upload for subscribers, or a fabric on the device for guests.
 * @param onMade called with the fabric
 */
export function useMakingFabric(onMade: (fabric: Fabric) => void) {
  const { queue } = useMade(createUploads);
  const deviceCloth = useMade(createDeviceCloth);
  const subscriber = isSubscriber(useSession());
  const [id, setId] = useState<number | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const upload = useStore(queue.uploads, (uploads) => uploads.find((each) => each.id === id));
  const progress = upload?.progress;
  const made = useEffectEvent(onMade);
  useEffect(() => {
    if (id === null || progress?.state !== 'stored') return;
    queue.remove(id);
    made(progress.fabric);
  }, [id, progress, queue]);

  const make = async ({ image, crop, inches, name }: Cut) => {
    setFault(null);
    if (id !== null) queue.remove(id);
    if (subscriber) {
      const file = await jpegOf(cutTile(image, crop, inches), name);
      if (!file) setFault(UNMADE);
      else setId(queue.add([file])[0] ?? null);
      return;
    }
    const tile = cutTile(image, crop, inches, DEVICE_SIDE);
    const cloth = { name: baseName(name), colour: coloursOf(image, crop).mean, picture: dataUrlOf(tile) };
    const cloths = withDeviceCloth(deviceCloth.getState(), cloth);
    if (!cloths) {
      setFault(DEVICE_FULL);
      return;
    }
    deviceCloth.setState(cloths, true);
    onMade(fabricOnDevice(cloths[0]));
  };
  return {
    making: fault === null ? makingOf(progress) : ({ state: 'failed', message: fault, code: null } as const),
    make,
    /** Stops an upload. */
    stop: () => {
      if (id !== null) queue.remove(id);
    },
    isGuest: !subscriber,
  };
}

type Progress = ReturnType<
  ReturnType<typeof createUploads>['queue']['uploads']['getState']
>[number]['progress'];

function makingOf(progress: Progress | undefined): Making {
  switch (progress?.state) {
    case undefined:
      return { state: 'idle' };
    case 'waiting':
      return { state: 'sending', sent: 0 };
    case 'sending':
      return progress;
    case 'stored':
      return { state: 'sending', sent: 1 };
    case 'full':
      return { state: 'failed', message: MESSAGES.storageFull, code: null };
    case 'refused':
      return { state: 'failed', message: progress.message, code: null };
    case 'failed':
      return { state: 'failed', message: progress.failure.message, code: progress.failure.code };
  }
}
