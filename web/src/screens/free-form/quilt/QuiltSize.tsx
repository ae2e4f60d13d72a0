import { LIMITS } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { liesSideways } from '@quiltwright/shared/quilting/sideways';
import { memo, useMemo } from 'react';
import { act } from '@quiltwright/shared/model/command';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { Checkbox } from '../../../ui/fields/Checkbox';
import { exactInches, formatSize } from '@quiltwright/shared/ruler/lengths';
import { Select, type Option } from '../../../ui/fields/Select';
import styles from './QuiltSize.module.css';
import type { FreeFormEditor } from '../use-free-form-editor';

interface QuiltSizeProps {
  quilt: Quilt;
  run: FreeFormEditor['run'];
}

/**
 * The fields for the quilt's width and length, and a checkbox that makes the quilt wider than long. The checkbox
 * turns the quilt with its blocks by a quarter. It is also checked while the chosen width is greater than the length.
 */
export const QuiltSize = memo(function QuiltSize({ quilt, run }: QuiltSizeProps) {
  const { quiltWidth, quiltLength } = quilt;
  const { min, max } = LIMITS.quiltSide;
  const lengths = useMemo(() => sides(min, max, quiltLength), [min, max, quiltLength]);
  const widths = useMemo(
    () =>
      sides(min, max, quiltWidth).map((option) =>
        option.value > quiltLength ? { ...option, group: 'Sideways' } : option,
      ),
    [min, max, quiltWidth, quiltLength],
  );
  const isSideways = liesSideways(quilt);
  const turned = formatSize(quiltLength, quiltWidth);
  return (
    <div className={styles.size}>
      <Select
        label="Width"
        options={widths}
        value={quiltWidth}
        onChoose={(width) => {
          run(act(commands.setSize, { width }));
        }}
      />
      <Select
        label="Length"
        options={lengths}
        value={quiltLength}
        onChoose={(length) => {
          run(act(commands.setSize, { length }));
        }}
      />
      <div className={styles.row}>
        <Checkbox
          label="Sideways"
          detail={
            quiltWidth === quiltLength
              ? 'To make a quilt that is wider than it is long, choose a width greater than the length.'
              : isSideways
                ? `The quilt lies on its side. Without the tick, it measures ${turned}.`
                : `Turns the quilt on its side, so that it measures ${turned}.`
          }
          checked={isSideways}
          disabled={quiltWidth === quiltLength}
          onChange={() => {
            run(act(commands.turnQuilt));
          }}
        />
      </div>
    </div>
  );
});

/**
 * Returns the lengths to choose from for one side of the quilt, in inches. They are all whole inches within the
 * limits, and the side's current length.
 */
function sides(least: number, most: number, now: number): Option<number>[] {
  const whole = Array.from({ length: Math.floor(most - least) + 1 }, (_, index) => least + index);
  const all = whole.includes(now) ? whole : [...whole, now].sort((one, other) => one - other);
  return all.map((value) => ({ value, name: exactInches(value) }));
}
