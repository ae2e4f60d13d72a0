/** A list of things that can be dragged on to the canvas. */
export interface DragSource<Item> {
  /** Called when a press came down on one of them. */
  reach: (event: PointerEvent, item: Item) => void;
  /** Stops the list from scrolling during a drag. Returns a function that ends this. */
  steady: (list: HTMLElement) => () => void;
  /** The dragged item. */
  dragged: Item | null;
}
