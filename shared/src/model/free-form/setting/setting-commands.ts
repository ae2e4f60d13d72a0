import type { PlainLabel } from '../../history-words.js';
import { released } from '../../../quilting/setting/laid-out.js';
import type { LayRule } from '../../../quilting/setting/lies.js';
import { different, type Ordered } from '../../../quilting/setting/order.js';
import type { Setting, SettingKind } from '../../../quilting/setting/setting.js';
import { nothingSelected } from '../../selection.js';
import type { ArrangementCommand } from '../arrangement.js';
import { edit } from '../edit.js';
import { onMark } from '../fitting.js';
import { hasBlocks } from '../free-form-document.js';
import { withKind, withNeeded } from './first-setting.js';
import { setSettingSashing } from './sashing-command.js';

/**
 * Sets the blocks of the quilt in a kind of setting. The different blocks of a quilt without a setting become those of
 * the setting.
 */
const chooseSetting: ArrangementCommand<SettingKind> = edit({
  label: (kind) => ({ key: 'setting', kind }),
  allowed: ({ document: { design } }) => hasBlocks(design),
  change: ({ document: { design } }, kind) =>
    design.quilt.setting?.kind === kind
      ? {}
      : {
          design: { ...design, quilt: withKind(design.quilt, kind, design.aside) },
          selection: nothingSelected,
        },
});

/** The numbers of a setting. Lengths are in inches. */
export type SettingNumbers = Partial<
  Record<'columns' | 'rows' | 'blockWidth' | 'blockHeight', number | undefined>
>;

/**
 * Changes numbers of the setting. They are limited so that the quilt isn't too small or too large. On point, both sides
 * of a block are its width.
 */
const setSettingNumbers: ArrangementCommand<SettingNumbers> = edit({
  label: (numbers): { key: PlainLabel } => ({
    key:
      numbers.blockWidth === undefined && numbers.blockHeight === undefined
        ? 'columnsAndRows'
        : 'blockSizeChanged',
  }),
  allowed: ({ document }) => document.design.quilt.setting !== undefined,
  change: ({ document: { design } }, numbers) => {
    const { setting } = design.quilt;
    if (!setting) return {};
    const width = onMark(numbers.blockWidth ?? setting.blockWidth);
    const next: Setting = {
      ...setting,
      columns: Math.trunc(numbers.columns ?? setting.columns),
      rows: Math.trunc(numbers.rows ?? setting.rows),
      blockWidth: width,
      blockHeight: setting.kind === 'onPoint' ? width : onMark(numbers.blockHeight ?? setting.blockHeight),
    };
    const keys = ['columns', 'rows', 'blockWidth', 'blockHeight'] as const;
    if (keys.every((key) => next[key] === setting[key])) return {};
    return { design: { ...design, quilt: { ...design.quilt, setting: next } } };
  },
});

/**
 * Chooses which block lies where, and how many blocks lie by turns. A block that the quilt doesn't have yet is plain.
 * A number of blocks out of range becomes the nearest number in range.
 */
const setBlockOrder: ArrangementCommand<Partial<Ordered>> = edit({
  label: 'blockOrder',
  allowed: ({ document }) => document.design.quilt.setting !== undefined,
  change: ({ document: { design } }, wanted) => {
    const { setting } = design.quilt;
    if (!setting) return {};
    const order = wanted.order ?? setting.order;
    const count = wanted.different ?? setting.different;
    const { least, most } = different;
    const next =
      count === undefined ? undefined : Math.min(Math.max(Math.trunc(count) || least, least), most);
    if (order === setting.order && next === setting.different) return {};
    const quilt = { ...design.quilt, setting: { ...setting, order, ...(next && { different: next }) } };
    return { design: { ...design, quilt: withNeeded(quilt, design.aside) } };
  },
});

/** Chooses the rule by which the blocks of the setting lie. */
const layBlocks: ArrangementCommand<LayRule> = edit({
  label: (rule) => ({ key: 'blocksLie', rule }),
  allowed: ({ document }) => document.design.quilt.setting !== undefined,
  change: ({ document: { design } }, rule) => {
    const { setting } = design.quilt;
    if (!setting || (setting.lies ?? 'alike') === rule) return {};
    const { lies: _, ...others } = setting;
    const next = { ...others, ...(rule !== 'alike' && { lies: rule }) };
    return { design: { ...design, quilt: { ...design.quilt, setting: next } } };
  },
});

/** Turns all blocks of the setting by a quarter to the right, or by a half if they aren’t square. */
const turnSetBlocks: ArrangementCommand = edit({
  label: 'setBlocksTurned',
  allowed: ({ document }) => document.design.quilt.setting !== undefined,
  change: ({ document: { design } }) => {
    const { setting } = design.quilt;
    if (!setting) return {};
    const { turned: before = 0, ...others } = setting;
    const isSquare = setting.blockWidth === setting.blockHeight;
    const turned = isSquare ? (before + 1) % 4 : (before & 2) ^ 2;
    const next = { ...others, ...(turned > 0 && { turned }) };
    return { design: { ...design, quilt: { ...design.quilt, setting: next } } };
  },
});

/** Ends the setting. The blocks and the setting triangles stay where they are, and can be moved by hand. */
const releaseSetting: ArrangementCommand = edit({
  label: 'settingReleased',
  allowed: ({ document }) => document.design.quilt.setting !== undefined,
  change: ({ document: { design } }) => {
    const { aside: _, ...others } = design;
    const placements = design.placements.map(({ id }) => ({ id, isLocked: false }));
    return { design: { ...others, placements, quilt: released(design.quilt) }, selection: nothingSelected };
  },
});

export const settingCommands = {
  chooseSetting,
  setSettingNumbers,
  setBlockOrder,
  layBlocks,
  turnSetBlocks,
  setSettingSashing,
  releaseSetting,
} as const;
