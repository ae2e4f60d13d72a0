import type { Press } from '../input/press';
import type { Recognised } from '../input/recogniser';
import { CARRY } from './carry';
import type { CanvasPoint, Tool, View } from './tool';

/** The canvas that tools work on. */
interface Canvas extends View {
  pointOf: (press: Press) => CanvasPoint;
  /** The tools there are, made anew with all that they see, and the name of the one in use. */
  inUse: () => { tools: readonly Tool[]; active: string };
}

/** Leads what was recognised to the tool whose it is. */
export class ToolDispatch {
  /** The name of the tool that has the drag. */
  #dragging = '';

  constructor(private readonly canvas: Canvas) {}

  /** Whether a drag that begins with this press is the tool's. */
  takesDrag(press: Press): boolean {
    return this.#active()?.takesDrag?.(this.canvas.pointOf(press)) ?? false;
  }

  perform(recognised: Extract<Recognised, { kind: 'tap' | 'hold' | 'drag' }>): void {
    const point = this.canvas.pointOf(recognised.press);
    const active = this.#active();
    if (recognised.kind === 'tap') active?.tap?.(point, recognised.count);
    else if (recognised.kind === 'hold') active?.hold?.(point);
    else this.#drag(recognised, point);
  }

  #drag({ phase, press }: Extract<Recognised, { kind: 'drag' }>, point: CanvasPoint): void {
    if (phase === 'start') this.#dragging = press.role === 'lift' ? CARRY : this.canvas.inUse().active;
    const tool = this.#find(this.#dragging);
    switch (phase) {
      case 'start':
        tool?.dragStart?.(point, this.canvas);
        break;
      case 'move':
        tool?.dragMove?.(point, this.canvas);
        break;
      case 'end':
        tool?.dragEnd?.(point, this.canvas);
        break;
      case 'cancel':
        tool?.dragCancel?.();
    }
  }

  #active(): Tool | undefined {
    return this.#find(this.canvas.inUse().active);
  }

  #find(name: string): Tool | undefined {
    return this.canvas.inUse().tools.find((tool) => tool.name === name);
  }
}
