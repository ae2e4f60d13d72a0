import { LIMITS } from '@quiltwright/shared/limits';
import { select } from '../../model/created-block/drawing.fixture';
import { drawn, next, selected } from '../../model/created-block/drawing.fixture';
import type { Drawing, DrawingAction } from '../../model/created-block/drawing';
import type { Position } from '../../render/camera';
import type { Preview } from '../../render/preview';
import { Watched } from '../../render/watched';
import type { Device, Modifiers, Press } from '../input/press';
import { ToolDispatch } from './dispatch';
import { noMarks, type DrawingMarks } from './drawing-marks';
import type { DrawingTable } from './drawing-table';
import type { Tool, View } from './tool';

interface Held extends Partial<Modifiers> {
  device?: Device;
}

/** A hand on a block of 12 inches, of which a pixel of the canvas is a block unit. Nothing snaps at first. */
export class Hand implements DrawingTable {
  readonly marks = new Watched<DrawingMarks>(noMarks);
  /** What the canvas shows moved. */
  shown: Preview | null = null;
  /** Id and argument of all that was done. */
  readonly done: [string, unknown][] = [];
  isSnapping = false;
  isSelectingMore = false;
  readonly #dispatch: ToolDispatch;
  #drawing: Drawing;
  #press: Press | null = null;

  constructor(drawing: Drawing, toolOf: (table: DrawingTable) => Tool) {
    this.#drawing = drawing;
    const tool = toolOf(this);
    const view: View = {
      partAt: () => null,
      inches: ({ x, y }) => ({ x: (x * 12) / LIMITS.blockSpace, y: (y * 12) / LIMITS.blockSpace }),
      preview: (preview) => (this.shown = preview),
    };
    this.#dispatch = new ToolDispatch({
      ...view,
      pointOf: ({ at, device, modifiers }) => ({ page: at, at, isOver: true, part: null, device, modifiers }),
      inUse: () => ({ tools: [tool], active: tool.name }),
    });
  }

  readonly drawing = () => this.#drawing;
  readonly snaps = () => this.isSnapping;
  readonly selectsMore = () => this.isSelectingMore;
  readonly run = (action: DrawingAction) => {
    this.done.push([action.id, action.argument]);
    if (action.canRun(this.#drawing)) this.#drawing = action.run(this.#drawing);
  };

  /** Numbers of what is selected, bottom first. */
  get selected(): number[] {
    return selected(this.#drawing);
  }

  get drawn() {
    return drawn(this.#drawing);
  }

  select(...nums: number[]): void {
    this.#drawing = next(this.#drawing, select(...nums));
  }

  hover(x: number, y: number): string | null {
    return this.#dispatch.hover({ x, y });
  }

  leave(): void {
    this.#dispatch.hover(null);
  }

  tap(x: number, y: number, held?: Held, count: 1 | 2 = 1): void {
    this.#dispatch.perform({ kind: 'tap', press: pressAt({ x, y }, held), count });
  }

  hold(x: number, y: number): void {
    this.#dispatch.perform({ kind: 'hold', press: pressAt({ x, y }, { device: 'touch' }) });
  }

  turn(by: 1 | -1): void {
    this.#dispatch.perform({ kind: 'turn', by, press: pressAt({ x: 0, y: 0 }, { device: 'touch' }) });
  }

  /** Presses, and begins to drag where the tool takes that. */
  press(x: number, y: number, held?: Held): boolean {
    const press = pressAt({ x, y }, held);
    const takes = this.#dispatch.takesDrag(press);
    if (!takes) return false;
    this.#press = press;
    this.#dispatch.perform({ kind: 'drag', phase: 'start', press });
    return true;
  }

  to(x: number, y: number, held: Partial<Modifiers> = {}): void {
    this.#drag('move', { x, y }, held);
  }

  release(held: Partial<Modifiers> = {}): void {
    this.#drag('end', this.#press?.at ?? { x: 0, y: 0 }, held);
  }

  escape(): void {
    this.#drag('cancel', this.#press?.at ?? { x: 0, y: 0 }, {});
  }

  #drag(phase: 'move' | 'end' | 'cancel', at: Position, held: Partial<Modifiers>): void {
    if (!this.#press) throw new Error('Nothing is dragged.');
    this.#press = { ...this.#press, at, modifiers: { ...none, ...held } };
    this.#dispatch.perform({ kind: 'drag', phase, press: this.#press });
  }
}

const none: Modifiers = { shift: false, alt: false, ctrl: false };

function pressAt(at: Position, { device = 'mouse', ...modifiers }: Held = {}): Press {
  return {
    id: 1,
    device,
    button: 'first',
    role: 'drag',
    modifiers: { ...none, ...modifiers },
    start: at,
    at,
  };
}
