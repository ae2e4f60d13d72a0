import { mapOf } from '@quiltwright/shared/drafting/map-of-shapes';
import { made } from '@quiltwright/shared/drafting/strokes.fixture';
import { act } from '@quiltwright/shared/model/command';
import { createdBlockCommands as commands } from '@quiltwright/shared/model/created-block/created-block-commands';
import { after, place } from '@quiltwright/shared/model/created-block/drawing.fixture';
import type { DraftStartName } from '@quiltwright/shared/drafting/starts/start-titles';
import type { Drawing } from '@quiltwright/shared/model/created-block/drawing';
import { expect, it } from 'vitest';
import { onPaperOf } from './on-paper';

const started = (start: DraftStartName, ...numbers: number[]) =>
  onPaper(after(act(commands.draftStart, { start, numbers })));

function onPaper({ document: { design } }: Drawing) {
  return onPaperOf(made(mapOf(design.block.levels)), design.block);
}

it('sews a row of patches in one section, and a nine patch in three', () => {
  expect(started('fourPatch', 4, 1)).toBe(1);
  expect(started('ninePatch', 3, 3)).toBe(3);
});

it('says why a foundation can’t sew a block', () => {
  expect(started('fan', 6, 850, 250)).toEqual({ code: 'curved' });
  expect(started('dresdenPlate', 12)).toEqual({ code: 'curved' });
  // The corner squares of a LeMoyne star are set in.
  expect(started('star', 8, 1)).toEqual({ code: 'set-in' });
});

it('looks at no block of one patch, or of more than 64', () => {
  expect(onPaper(after(place(1, 0, 0, 1000, 1000)))).toBeNull();
  expect(started('sevenPatch', 8, 8)).toBe(8);
  expect(started('sevenPatch', 9, 8)).toBeNull();
});
