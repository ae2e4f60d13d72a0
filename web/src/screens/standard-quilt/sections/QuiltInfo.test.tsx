// @vitest-environment jsdom
import { ran } from '@quiltwright/shared/model/command';
import { quiltActions } from '@quiltwright/shared/model/actions.fixture';
import { star } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { newDocument } from '@quiltwright/shared/model/standard-quilt/quilt-document';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import { QuiltInfo } from './QuiltInfo';

afterEach(cleanup);

it('says that the button beside the facts opens a free form copy', () => {
  const { chooseSize, chooseBlock, toggleBorder } = quiltActions;
  const laid = ran(ran(newDocument(), chooseSize(8)), chooseBlock(0, star));
  const { design } = ran(laid, toggleBorder(1));
  render(<QuiltInfo quilt={design.quilt} blocks={[]} fabric={() => undefined} onKeep={() => undefined} />, {
    wrapper: inTab(),
  });
  // A lap quilt has 4 × 6 blocks without a border.
  expect(screen.getByRole('button', { name: 'Keep the 24 blocks' })).toBeTruthy();
  expect(screen.getByText(/opens a free form copy with all blocks/)).toBeTruthy();
});
