import type { Fabric } from '@quiltwright/shared/quilting/fabric';
import { expect, it } from 'vitest';
import { OwnPictures, picturesIn } from './own-pictures';

const file = (name: string) => new File(['cloth'], name, { type: 'image/jpeg' });
const fabric = { fabricNum: 10_000 } as Fabric;

it('queues pictures, and uses only the first of a drop where it was dropped', () => {
  const pictures = new OwnPictures();
  const used: string[] = [];
  const names = () => pictures.waiting.getState().map((picture) => picture.file.name);
  pictures.add([file('a'), file('b')], () => used.push('border'));
  pictures.add([file('c')], () => used.push('block'));
  expect(names()).toEqual(['a', 'b', 'c']);
  for (const { use } of pictures.waiting.getState()) use(fabric);
  expect(used).toEqual(['border', 'block']);

  const [, second] = pictures.waiting.getState();
  pictures.remove(second?.id ?? 0);
  expect(names()).toEqual(['a', 'c']);
  pictures.clear();
  expect(names()).toEqual([]);
});

it('finds the pictures among dropped files, also photographs whose type the browser doesn’t know', () => {
  const files = [
    file('Rust.jpg'),
    new File(['photograph'], 'IMG_1234.HEIC'),
    new File(['{}'], 'Anna.quilt.json', { type: 'application/json' }),
    new File(['?'], 'heic'),
    new File(['text'], 'Notes.heic', { type: 'text/plain' }),
  ];
  const names = picturesIn({ files } as unknown as DataTransfer).map(({ name }) => name);
  expect(names).toEqual(['Rust.jpg', 'IMG_1234.HEIC']);
  expect(picturesIn(null)).toEqual([]);
});
