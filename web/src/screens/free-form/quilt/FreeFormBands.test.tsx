// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from '@quiltwright/shared/model/command';
import type { ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { after, next } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { afterEach, expect, it, vi } from 'vitest';
import { inTab } from '../../../../test/in-tab';
import type { FreeFormEditor } from '../use-free-form-editor';
import { FreeFormBands } from './FreeFormBands';

afterEach(cleanup);

it.each([
  ['chooses the border that was added for the next fabric', 2, ['border2']],
  // Half of the 40″ of a new quilt is 20″.
  ['chooses no border that the quilt had no room for', 20, []],
])('%s', async (_, width, chosen) => {
  let arrangement = after(act(commands.toggleBorder, 1), act(commands.setBorderWidth, { border: 1, width }));
  const setTargetByKey = vi.fn();
  const editor = {
    workspace: arrangement,
    arranging: { arrangement: () => arrangement },
    quiltActions: { target: null, setTargetByKey },
    fabric: () => undefined,
    inUse: { fabrics: [] },
    run: (action: ArrangementAction) => {
      if (action.canRun(arrangement)) arrangement = next(arrangement, action);
    },
  } as unknown as FreeFormEditor;
  render(<FreeFormBands editor={editor} />, { wrapper: inTab() });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Second border' }));
  expect(setTargetByKey.mock.calls.flat()).toEqual(chosen);
});
