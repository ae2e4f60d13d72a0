// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { noArrangementMarks } from '../../../editor/tools/arranging/arrangement-editor';
import { after, placeAt } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { Placement } from '@quiltwright/shared/quilting/placement';
import { laidPlacements, withPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { inTab } from '../../../../test/in-tab';
import { Watched } from '../../../render/camera/watched';
import { FitProblems } from './FitProblems';
import { QuiltFacts } from '../quilt/QuiltFacts';
import type { FreeFormEditor } from '../use-free-form-editor';

afterEach(cleanup);

it('says which of two like blocks doesn’t fit, and marks it while its row is pointed at', async () => {
  const arrangement = after(placeAt(0, 0), placeAt(10, 4), placeAt(0, 30), placeAt(10, 34));
  const marks = new Watched(noArrangementMarks);
  const editor = {
    arrangement,
    arranging: { marks },
    nameOf: () => 'Star',
    peekFix: () => undefined,
    run: () => undefined,
  } as unknown as FreeFormEditor;
  render(<FitProblems editor={editor} />);
  const row = screen.getByRole('button', { name: /^Star at 10″, 34″ overlaps Star at 0″, 30″/ });
  screen.getByRole('button', { name: /^Star at 10″, 4″ overlaps Star at 0″, 0″/ });
  await userEvent.hover(row);
  const last = laidPlacements(arrangement.document.design).find(
    ({ placement }) => placement.xLocation === 10 && placement.yLocation === 34,
  );
  await waitFor(() => {
    expect([...marks.value.caught]).toEqual([last?.id]);
  });
  await userEvent.unhover(row);
  expect(marks.value.caught.size).toBe(0);
});

it('offers to move the selected one of two overlapping blocks, by its name', () => {
  const arrangement = after(placeAt(4, 20), placeAt(14, 20), act(commands.select, [1]));
  const editor = {
    arrangement,
    arranging: { marks: new Watched(noArrangementMarks) },
    nameOf: ({ xLocation }: Placement) => (xLocation === 4 ? 'Shoo Fly' : 'Friendship Star'),
    peekFix: () => undefined,
    run: () => undefined,
  } as unknown as FreeFormEditor;
  render(<FitProblems editor={editor} />);
  screen.getByText('The two blocks overlap by 2″ × 12″');
  screen.getByRole('button', { name: 'Move Shoo Fly 2″ to the left' });
});

it('says if there are too many blocks to check them all', () => {
  const one = after(placeAt(4, 20));
  const [laid] = laidPlacements(one.document.design);
  if (!laid) throw new Error('There is one.');
  /* All blocks are at the same place, so each is beside each other one. */
  const many = Array.from({ length: 10_000 }, (_, id) => ({ ...laid, id }));
  const design = withPlacements(one.document.design, many);
  const document = { ...one.document, design };
  const editor = {
    arrangement: { ...one, document },
    workspace: { document },
    inUse: { fabrics: [] },
    peekFix: () => undefined,
  } as unknown as FreeFormEditor;
  render(<FitProblems editor={editor} />);
  screen.getByText(/^Too many blocks lie close together to check them all/);
  // None was found before, so there is no list.
  expect(screen.queryByRole('list')).toBeNull();
  render(<QuiltFacts editor={editor} />, { wrapper: inTab() });
  expect(screen.getByText('What doesn’t fit').nextElementSibling?.textContent).toBe('not all checked');
});
