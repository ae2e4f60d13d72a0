// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { ran } from '@quiltwright/shared/model/command';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { inches } from '@quiltwright/shared/geometry/units';
import { withCornerstones, type Band } from '@quiltwright/shared/quilting/bands/bands';
import { KeepBlocks } from './BlocksHeld';

const { chooseSize, chooseLayout, chooseBlock, toggleBorder, toggleSashing } = quiltActions;
const star = { designedBlockNum: 4, designName: 'Star', levels: [] };
const cornerstones: Band = { role: 'cornerstone', width: inches(2), fabric: 20 };

it('counts the blocks of the copy without its cornerstones', () => {
  const { quilt } = [
    ...[chooseSize(8), chooseLayout(3), chooseBlock(0, star)],
    ...[toggleBorder(1), toggleBorder(2), toggleSashing],
  ].reduce((document, action) => ran(document, action), newDocument()).design;
  render(<KeepBlocks quilt={withCornerstones(quilt, cornerstones)} onKeep={() => undefined} />);
  // A plain lap quilt has 4 × 6 blocks; sashing between them crosses 3 × 5 times.
  expect(screen.getByRole('button', { name: 'Keep the 24 blocks' })).toBeTruthy();
});
