import { LIMITS } from '@quiltwright/shared/limits';
import { MESSAGES } from '@quiltwright/shared/messages';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { isSubscriber, useSession } from '../../server/session/session';
import { useMade } from '../../server/session/use-tab';
import { createDeviceCloth, fabricOnDevice, withDeviceCloth } from '../../server/device-cloth/device-cloth';
import { createUploads } from '../../server/uploads/uploads';
import type { Crop } from './crop';
import { coloursOf, cutTile, dataUrlOf, DEVICE_SIDE, jpegOf } from './cut-picture';

const UNMADE = 'Your browser could not make a fabric of this picture. Try another picture.';
const UNKEPT =
  'Your browser has no room for this fabric, so the fabric is gone when you close the page. Choose a smaller square of the picture, or press “Use this fabric” again to try the fabric only until then.';
const DEVICE_FULL = `This device already has ${LIMITS.deviceUploads} fabrics of your own. Subscribers can keep up to ${LIMITS.uploads}.`;

/** A square of a picture, the real length of its side in inches, and the name of the fabric that is made of it. */
export interface Cut {
  image: HTMLImageElement;
  crop: Crop;
  inches: number;
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
  const [isCutting, setCutting] = useState(false);
  /** The cut of the present upload. */
  const sent = useRef<Cut | null>(null);
  /** The cut of a guest that the device could not store. */
  const unkept = useRef<Cut | null>(null);
  const isStopped = useRef(false);
  const upload = useStore(queue.uploads, (uploads) => uploads.find((each) => each.id === id));
  const progress = upload?.progress;
  const made = useEffectEvent(onMade);
  useEffect(() => {
    if (id === null || progress?.state !== 'stored') return;
    queue.remove(id);
    made(progress.fabric);
  }, [id, progress, queue]);

  const send = async (cut: Cut) => {
    // The same upload again: if the server has stored the picture but its answer was lost, it makes no second fabric.
    if (id !== null && progress && isSame(cut, sent.current)) {
      queue.retry(id);
      return;
    }
    if (id !== null) queue.remove(id);
    setCutting(true);
    const file = await jpegOf(cutTile(cut.image, cut.crop, cut.inches), cut.name);
    setCutting(false);
    if (isStopped.current) return;
    sent.current = cut;
    if (!file) setFault(UNMADE);
    else setId(queue.add([file])[0] ?? null);
  };

  const make = async (chosen: Cut) => {
    // A server takes the end of a file's name for its name if it has slashes.
    const named = { ...chosen, name: chosen.name.trim().replaceAll(/[/\\]/g, '-') };
    const { image, crop, inches, name } = named;
    setFault(null);
    if (subscriber) {
      await send(named);
      return;
    }
    const tile = cutTile(image, crop, inches, DEVICE_SIDE);
    const cloth = { name, colour: coloursOf(image, crop).mean, picture: dataUrlOf(tile) };
    const before = deviceCloth.getState();
    const cloths = withDeviceCloth(before, cloth);
    if (!cloths) {
      setFault(DEVICE_FULL);
      return;
    }
    deviceCloth.setState(cloths, true);
    if (!deviceCloth.isKept() && !isSame(named, unkept.current)) {
      deviceCloth.setState(before, true);
      unkept.current = named;
      setFault(UNKEPT);
      return;
    }
    onMade(fabricOnDevice(cloths[0]));
  };
  return {
    making: isCutting ? STARTED : fault === null ? makingOf(progress) : failedBy(fault),
    make,
    stop: () => {
      isStopped.current = true;
      if (id !== null) queue.remove(id);
    },
    isGuest: !subscriber,
  };
}

function isSame(cut: Cut, other: Cut | null): boolean {
  return (
    cut.image === other?.image &&
    cut.crop === other.crop &&
    cut.inches === other.inches &&
    cut.name === other.name
  );
}

const STARTED = { state: 'sending', sent: 0 } as const satisfies Making;

function failedBy(message: string, code: string | null = null): Making {
  return { state: 'failed', message, code };
}

type Progress = ReturnType<
  ReturnType<typeof createUploads>['queue']['uploads']['getState']
>[number]['progress'];

function makingOf(progress: Progress | undefined): Making {
  switch (progress?.state) {
    case undefined:
      return { state: 'idle' };
    case 'waiting':
      return STARTED;
    case 'sending':
      return progress;
    case 'stored':
      return { state: 'sending', sent: 1 };
    case 'full':
      return failedBy(MESSAGES.storageFull);
    case 'refused':
      return failedBy(progress.message);
    case 'failed':
      return failedBy(progress.failure.message, progress.failure.code);
  }
}
