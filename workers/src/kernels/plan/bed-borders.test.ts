import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { expect, it } from 'vitest';
import { DEFAULT_CUTTING } from '../cutting/settings';
import { FINISHING_DEFAULTS } from '../finishing/finishing-types';
import { prepare } from '../prepared/prepared-quilt';
import { framedQuilt } from './framed.fixture';
import { wholePlan } from './whole-plan';

it('cuts the sides and the top of a border in their own widths, straight whatever the settings say', () => {
  // Around 44″ × 68″: sides of 68″, and 44 + 2 · 14 = 72″ at the top, with ¼″ on each side.
  const quilt = framedQuilt(act(commands.addBorders, [{ width: 14, endWidth: 12 }]));
  const finishing = { ...FINISHING_DEFAULTS, borders: 'mitred' } as const;
  const answer = wholePlan(prepare(quilt), { cutting: DEFAULT_CUTTING, finishing });
  if (!answer.ok) throw new Error(answer.error.code);
  const border = answer.value.finishing.parts.find(({ of }) => of === 'border2');
  expect(border?.needed.map(({ width, length }) => [width, length])).toEqual([
    [14.5, 68.5],
    [12.5, 72.5],
  ]);
});
