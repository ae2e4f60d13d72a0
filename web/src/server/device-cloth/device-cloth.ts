import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { UPLOADS_PALETTE } from '@quiltwright/shared/quilting/palette';
import type { QueryClient } from '@tanstack/react-query';
import { createDeviceStore } from '../../browser/storage/device-store';
import { hasFields, isListOf, isText, isWholeNumber, type Guarded } from '../../browser/storage/guards';

const isCloth = hasFields({
  fabricNum: isWholeNumber,
  name: isText,
  colour: isText,
  /** The picture of 6 × 6 inches of the fabric, as a data URL. */
  picture: isText,
  /** The number of the upload that was made of this fabric, and its owner; both 0 before. */
  uploadedAs: isWholeNumber,
  uploadedBy: isWholeNumber,
});

/** A fabric that is stored only on a guest's device. */
export type DeviceCloth = Guarded<typeof isCloth>;

/** Creates the store of the guest's own fabrics on this device, the latest first. */
export function createDeviceCloth() {
  return createDeviceStore('own-cloth', isListOf(isCloth, LIMITS.deviceUploads), []);
}

/** Converts a fabric that only a guest's device stores to the format of the server's fabrics. */
export function fabricOnDevice({ fabricNum, name, colour, picture }: DeviceCloth): Fabric {
  return {
    ...{ fabricNum, paletteNum: UPLOADS_PALETTE, fabricName: name, userFabricName: name },
    ...{ fabricUrl: picture, swatchUrl: picture, averageColour: colour },
  };
}

/** True if only a guest's device has the fabric with this number. */
export function isOnDevice(fabricNum: number): boolean {
  return fabricNum >= FABRIC.firstOnDevice && fabricNum <= FABRIC.lastOnDevice;
}

/**
 * Adds a fabric to the fabrics on the device. If the device has the greatest number of fabrics, first removes those
 * that became uploads.
 * @returns the fabrics with the new one first; null if there is still no space
 */
export function withDeviceCloth(
  before: readonly DeviceCloth[],
  cloth: Pick<DeviceCloth, 'name' | 'colour' | 'picture'>,
): [DeviceCloth, ...DeviceCloth[]] | null {
  // Fabrics that became uploads make room.
  const kept = before.length < LIMITS.deviceUploads ? before : before.filter((each) => each.uploadedAs === 0);
  if (kept.length >= LIMITS.deviceUploads) return null;
  const fabricNum = Math.max(FABRIC.firstOnDevice - 1, ...before.map((each) => each.fabricNum)) + 1;
  return [{ ...cloth, fabricNum, uploadedAs: 0, uploadedBy: 0 }, ...kept];
}

/** The key of the device's fabrics in the query cache. */
const deviceKey = ['fabrics on the device'];

/** Puts the device's fabrics into the query cache, where all screens find them. */
export function cacheDeviceCloth(client: QueryClient, cloths: readonly DeviceCloth[]): void {
  const fabrics = cloths.map(fabricOnDevice);
  keep(client, deviceKey, fabrics);
  for (const fabric of fabrics) keep(client, ['fabric', fabric.fabricNum], fabric);
}

/** Puts data that no server has into the cache, for as long as the page lives. */
function keep(client: QueryClient, queryKey: readonly (string | number)[], data: unknown): void {
  client.setQueryDefaults(queryKey, { gcTime: Infinity, staleTime: Infinity });
  client.setQueryData(queryKey, data);
}

/** Returns the fabrics on the device from the query cache. */
export function cachedDeviceCloth(client: QueryClient): Fabric[] {
  return client.getQueryData<Fabric[]>(deviceKey) ?? [];
}
