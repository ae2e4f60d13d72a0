/** A list of things that can be dragged from it on to the canvas. */
export interface DragSource<Item> {
  /** A press came down on one of them. */
  reach: (event: PointerEvent, item: Item) => void;
  /** Keeps the list from scrolling under what is dragged, until the function that it gives is called. */
  steady: (list: HTMLElement) => () => void;
  /** What is being dragged. */
  dragged: Item | null;
}
