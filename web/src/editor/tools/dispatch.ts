import type { Position } from '../../render/camera/camera';
import type { Modifiers, Press } from '../input/press';
import type { Recognised } from '../input/recogniser';
import { CARRY } from './carry';
import { holdsAt, type CanvasPoint, type Tool, type View } from './tool';

/** The canvas that tools work on. */
interface Canvas extends View {
  pointOf: (press: Press) => CanvasPoint;
  /** Returns the screen's tools and the name of the active tool, both from the last render. */
  inUse: () => { tools: readonly Tool[]; active: string };
}

/** Passes taps, long presses and drags to the tool to which they belong. */
export class ToolDispatch {
  /** The id of the press whose drag belongs to a tool, and the name of this tool. */
  #taken: { id: number; tool: string } | null = null;
  /** The name of the tool to which the current drag belongs. */
  #dragging = '';

  constructor(private readonly canvas: Canvas) {}

  /** True if a drag from this press belongs to the active tool. */
  takesDrag(press: Press): boolean {
    const tool = this.#active();
    const takes = tool?.takesDrag?.(this.canvas.pointOf(press), this.canvas) ?? false;
    this.#taken = tool && takes ? { id: press.id, tool: tool.name } : null;
    return takes;
  }

  /** True if a long press at this position has an effect in the active tool. */
  takesHold(press: Press): boolean {
    const tool = this.#active();
    return tool !== undefined && holdsAt(tool, this.canvas.pointOf(press), this.canvas);
  }

  /** True if the current drag moves the view at the edges of the canvas. */
  get pansAtEdge(): boolean {
    return this.#find(this.#dragging)?.pansAtEdge ?? false;
  }

  /**
   * Returns the CSS cursor for a position on the canvas; null for the tool's own cursor.
   * @param at in pixels of the canvas; null when the pointer has left the canvas
   */
  hover(at: Position | null, modifiers: Modifiers): string | null {
    return this.#active()?.hover?.(at, this.canvas, modifiers) ?? null;
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

  /**
   * Returns the name of the tool that was active when this press began. The quilter may choose another tool before
   * the drag starts.
   */
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
