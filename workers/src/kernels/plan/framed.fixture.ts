import { act } from '@quiltwright/shared/model/command';
import { after, next, star } from '@quiltwright/shared/model/free-form/arrangement.fixture';
import type { ArrangementAction } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import type { Quilt } from '@quiltwright/shared/quilting/quilt';

/**
 * Returns a quilt of 3 × 5 blocks of 12″ with a border of 4″ in fabric 50, so 44″ × 68″ in all, after further actions.
 */
export function framedQuilt(...actions: ArrangementAction[]): Quilt {
  const framed = after(
    act(commands.begin, { start: 'grid', blocks: [star] }),
    act(commands.toggleBorder, 1),
    act(commands.setBorderWidth, { border: 1, width: 4 }),
    act(commands.giveFabric, { targets: [{ kind: 'band', band: 'border1' }], fabric: 50 }),
  );
  return actions.reduce(next, framed).document.design.quilt;
}
