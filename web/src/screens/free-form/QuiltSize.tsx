import { LIMITS } from '@quiltwright/shared/limits';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';
import { memo, useMemo } from 'react';
import { act } from '../../model/command';
import { freeFormCommands as commands } from '../../model/free-form/free-form-commands';
import { exactInches } from '../../ui/inches';
import { Select, type Option } from '../../ui/Select';
import styles from './QuiltSize.module.css';
import type { FreeFormTable } from './use-free-form-table';

interface QuiltSizeProps {
  quilt: Quilt;
  run: FreeFormTable['run'];
}

/** The quilt's length and width, the width up to the length. */
export const QuiltSize = memo(function QuiltSize({ quilt, run }: QuiltSizeProps) {
  const { quiltWidth, quiltLength } = quilt;
  const { min, max } = LIMITS.quiltSide;
  const lengths = useMemo(() => sides(min, max, quiltLength), [min, max, quiltLength]);
  const widths = useMemo(() => sides(min, quiltLength, quiltWidth), [min, quiltLength, quiltWidth]);
  return (
    <div className={styles.size}>
      <Select
        label="Width"
        options={widths}
        value={quiltWidth}
        onChoose={(width) => {
          run(act(commands.setSize, { argument: { width } }));
        }}
      />
      <Select
        label="Length"
        options={lengths}
        value={quiltLength}
        onChoose={(length) => {
          run(act(commands.setSize, { argument: { length } }));
        }}
      />
      <p className={styles.quiet}>The width can’t be more than the length.</p>
    </div>
  );
});

/** Whole inches, and the side that it has. */
function sides(least: number, most: number, now: number): Option<number>[] {
  const whole = Array.from({ length: Math.floor(most - least) + 1 }, (_, index) => least + index);
  const all = whole.includes(now) ? whole : [...whole, now].sort((one, other) => one - other);
  return all.map((value) => ({ value, name: exactInches(value) }));
}
