/** The functions and the state that let a list's items be dragged on to the canvas. */
export interface DragSource<Item> {
  /** Called when the pointer was pressed on an item. */
  reach: (event: PointerEvent, item: Item) => void;
  /** Stops the list from scrolling during a drag. Returns a function that lets the list scroll again. */
  steady: (list: HTMLElement) => () => void;
  /** The item that is being dragged; null for none. */
  dragged: Item | null;
}
