// @vitest-environment jsdom
import { act as inReact, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { seamsInside } from '../../../../editor/tools/drafting/draft';
import { inTab } from '../../../../../test/in-tab';
import { Tab } from '../../../../browser/tab';
import { createCreatedBlockSession } from '../../../../persistence/kinds/created-block-session';
import { createDrawingEditing, type DrawingEditing } from '../../drawing/drawing-editing';
import { SeamList } from './SeamList';

let tab: Tab;
let editing: DrawingEditing;

/** The list, rendered again after each change of the block, in a part that folds. */
function List() {
  const document = useStore(tab.get(createCreatedBlockSession).store);
  return (
    <details open>
      <summary>Seams</summary>
      <SeamList drawing={{ ...editing.state.getState(), document }} editing={editing} run={editing.run} />
    </details>
  );
}

/* Two seams, from top to bottom. */
beforeEach(() => {
  tab = new Tab();
  editing = createDrawingEditing(tab);
  const seams = [300, 700].map((x) => ({ from: { x, y: 0 }, to: { x, y: 1000 }, bulge: 0 }));
  editing.run(act(commands.addSeams, { seams, fabric: 1 }));
  render(<List />, { wrapper: inTab(tab) });
});

afterEach(cleanup);

const erase = () => userEvent.click(screen.getByRole('button', { name: 'Erase' }));
const row = (name: RegExp) => screen.getByRole('button', { name });
const highlighted = () => editing.marks.value.draft?.next.map(({ from }) => from.x) ?? [];

it('passes the focus to the next row after a seam was erased, and at last to the title', async () => {
  await userEvent.click(row(/^Seam 1/));
  await erase();
  expect(document.activeElement).toBe(row(/^Seam 1/));
  expect(row(/^Seam 1/).textContent).toContain('from 8.4″, 0″');
  await userEvent.click(row(/^Seam 1/));
  await erase();
  expect(document.activeElement).toBe(screen.getByText('Seams'));
});

it('moves or ends the highlight with its seam, after an undo too', async () => {
  await userEvent.click(row(/^Seam 2/));
  expect(highlighted()).toEqual([700]);
  inReact(() => {
    editing.run(act(commands.undo));
  });
  expect(highlighted()).toEqual([]);
});

it('bends a seam to a typed radius, and says which radii are possible', async () => {
  await userEvent.click(row(/^Seam 1/));
  const radius = screen.getByLabelText('Radius');
  expect(radius).toHaveProperty('value', '');
  /* The seam is 12″ long, so half a circle has the smallest radius. */
  await userEvent.type(radius, '5{Enter}');
  expect(screen.getByText('From 6″ to 1000″')).toBeDefined();
  await userEvent.clear(radius);
  await userEvent.type(radius, '10{Enter}');
  /* The sine of half the angle is 6 ÷ 10: the angle is 73.74°, and its quarter has the tangent (10 − 8) ÷ 6. */
  const bulges = () => seamsInside(editing.drawing().document.design).map(({ bulge }) => bulge);
  expect(bulges()[0]).toBeCloseTo(1 / 3, 9);
  expect(radius).toHaveProperty('value', '10');
  expect(screen.getByLabelText('Bend in degrees')).toHaveProperty('value', '73.74');
  inReact(() => {
    editing.run(act(commands.undo));
  });
  expect(bulges()).toEqual([0, 0]);
});
