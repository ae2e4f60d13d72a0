import { expect, it } from 'vitest';
import { PictureMemory } from './picture-memory.js';

/** A memory for 10 bytes. Each picture has 4 bytes, and the picture `none` is missing. */
function memory() {
  const reads: string[] = [];
  const pictures = new PictureMemory(10, (name) => {
    reads.push(name);
    return Promise.resolve(
      name === 'none' ? null : { bytes: Buffer.from('1234'), contentType: 'image/jpeg' },
    );
  });
  return { pictures, reads };
}

it('reads a picture once for many visitors', async () => {
  const { pictures, reads } = memory();
  const found = await Promise.all(Array.from({ length: 5 }, () => pictures.find('a')));
  expect(found.every((each) => each?.contentType === 'image/jpeg')).toBe(true);
  await pictures.find('a');
  expect(reads).toEqual(['a']);
});

it('forgets the picture that nobody asked for longest, if there is no more room', async () => {
  const { pictures, reads } = memory();
  for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await pictures.find(name);
  // Two pictures of 4 bytes fit. The third picture, c, replaces b, because a was wanted later than b.
  expect(reads).toEqual(['a', 'b', 'c', 'b']);
});

it('asks again for a picture that was missing or could not be read', async () => {
  const { pictures, reads } = memory();
  expect([await pictures.find('none'), await pictures.find('none')]).toEqual([null, null]);
  expect(reads).toEqual(['none', 'none']);
  let isAway = true;
  const failing = new PictureMemory(10, () =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve(null),
  );
  await expect(failing.find('a')).rejects.toThrow('away');
  isAway = false;
  expect(await failing.find('a')).toBeNull();
});
