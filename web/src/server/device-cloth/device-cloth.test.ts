import { FABRIC, LIMITS } from '@quiltwright/shared/limits';
import { expect, it } from 'vitest';
import { fabricOnDevice, isOnDevice, withDeviceCloth, type DeviceCloth } from './device-cloth';

const cloth = { name: 'Dots', colour: '#a8322a', picture: 'data:image/jpeg;base64,AAAA' };

function many(count: number): DeviceCloth[] {
  let all: DeviceCloth[] = [];
  for (let made = 0; made < count; made++) all = withDeviceCloth(all, cloth) ?? [];
  return all;
}

it('numbers fabrics on the device apart from all others, the latest first', () => {
  const numbers = many(3).map(({ fabricNum }) => fabricNum);
  expect(numbers).toEqual([15_000_002, 15_000_001, 15_000_000]);
  expect(numbers.every(isOnDevice)).toBe(true);
  expect(isOnDevice(FABRIC.firstUpload)).toBe(false);
  // A scene stores numbers as 32-bit floats, which hold whole numbers up to 2 ^ 24 exactly.
  expect(Math.fround(15_000_002)).toBe(15_000_002);
  expect(many(1).map(fabricOnDevice)).toMatchObject([{ paletteNum: 999, fabricUrl: cloth.picture }]);
});

it('takes no more fabrics than the device may store, unless some have become uploads', () => {
  const full = many(LIMITS.deviceUploads);
  expect(withDeviceCloth(full, cloth)).toBeNull();
  const uploaded = full.map((each, index) =>
    index === 5 ? { ...each, uploadedAs: 10_007, uploadedBy: 100 } : each,
  );
  const after = withDeviceCloth(uploaded, cloth);
  expect(after).toHaveLength(LIMITS.deviceUploads);
  expect(after?.[0].fabricNum).toBe(15_000_012);
  expect(after?.some(({ uploadedAs }) => uploadedAs !== 0)).toBe(false);
});
