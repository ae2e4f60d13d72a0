import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import { laidShapes, type Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { expect, it } from 'vitest';
import { nameOfSelected, shapeName } from './shape-names';

const namesIn = ({ document: { design } }: Drawing) =>
  laidShapes(design).map(({ shape }) => shapeName(shape, design.block));

it('names shapes that can be drawn at once by their form, and others as patches', () => {
  const seam = { from: { x: 0, y: 500 }, to: { x: 1000, y: 250 }, bulge: 0 };
  const drafted = after(act(commands.addSeams, { seams: [seam], fabric: 1 }));
  expect(namesIn(drafted)).toEqual(['Trapezium', 'Trapezium']);
  expect(namesIn(after(place(9, 0, 0, 500, 500)))).toEqual(['Right triangle']);
});

it('counts several shapes', () => {
  const { design } = after(place(1, 0, 0, 500, 500), place(1, 500, 0, 500, 500)).document;
  expect(nameOfSelected(laidShapes(design), design.block)).toBe('2 shapes');
  expect(nameOfSelected([], design.block)).toBe('Nothing selected');
});
