import type { Position } from '../../render/camera';
import type { Press } from '../input/press';
import type { Recognised } from '../input/recogniser';
import { CARRY } from './carry';
import { holdsAt, type CanvasPoint, type Tool, type View } from './tool';

/** The canvas that tools work on. */
interface Canvas extends View {
  pointOf: (press: Press) => CanvasPoint;
  /** The screen’s tools as of its last render, and the name of the one in use. */
  inUse: () => { tools: readonly Tool[]; active: string };
}

/** Passes taps, holds and drags on to the tool that they are for. */
export class ToolDispatch {
  /** The press whose drag a tool takes, and that tool’s name. */
  #taken: { id: number; tool: string } | null = null;
  /** The name of the tool that has the drag. */
  #dragging = '';

  constructor(private readonly canvas: Canvas) {}

  /** Whether a drag that begins with this press is the tool's. */
  takesDrag(press: Press): boolean {
    const tool = this.#active();
    const takes = tool?.takesDrag?.(this.canvas.pointOf(press), this.canvas) ?? false;
    this.#taken = tool && takes ? { id: press.id, tool: tool.name } : null;
    return takes;
  }

  /** Whether a long press means something to the tool in use, where this press is. */
  takesHold(press: Press): boolean {
    const tool = this.#active();
    return tool !== undefined && holdsAt(tool, this.canvas.pointOf(press), this.canvas);
  }

  /** Whether the drag that is going on moves the view at the edges of the canvas. */
  get pansAtEdge(): boolean {
    return this.#find(this.#dragging)?.pansAtEdge ?? false;
  }

  /** What the pointer looks like where it hovers, in pixels of the canvas; null when it has left, and for what is usual. */
  hover(at: Position | null): string | null {
    return this.#active()?.hover?.(at, this.canvas) ?? null;
  }

  perform(recognised: Extract<Recognised, { kind: 'tap' | 'hold' | 'turn' | 'drag' }>): void {
    const point = this.canvas.pointOf(recognised.press);
    const active = this.#active();
    if (recognised.kind === 'tap') active?.tap?.(point, recognised.count, this.canvas);
    else if (recognised.kind === 'hold') active?.hold?.(point, this.canvas);
    else if (recognised.kind === 'turn') active?.turn?.(recognised.by, this.canvas);
    else this.#drag(recognised, point);
  }

  #drag({ phase, press }: Extract<Recognised, { kind: 'drag' }>, point: CanvasPoint): void {
    if (phase === 'start') this.#dragging = press.role === 'carry' ? CARRY : this.#toolOf(press);
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
        this.canvas.preview(null);
    }
  }

  /** The tool that was asked at the press: another may have come into use before the drag began. */
  #toolOf({ id }: Press): string {
    return this.#taken?.id === id ? this.#taken.tool : this.canvas.inUse().active;
  }

  #active(): Tool | undefined {
    return this.#find(this.canvas.inUse().active);
  }

  #find(name: string): Tool | undefined {
    return this.canvas.inUse().tools.find((tool) => tool.name === name);
  }
}
