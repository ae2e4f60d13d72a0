import type { DrawingTool } from './first-tools';

/** The text that is announced when a key chooses a tool: the tool's name and its keys. */
export const toolWords: Record<DrawingTool, string> = {
  select: 'Select tool. Press N to select the next shape, and arrow keys to move it.',
  box: 'Box tool. Draw a box around shapes to select them.',
  polygon:
    'Polygon tool. Press arrow keys to move between lines of the grid, A to add a corner, and Enter to close the outline.',
  curve:
    'Curve tool. Press arrow keys to move between lines of the grid, A to add a corner, Alt with an arrow key to bend the side, and Enter to close the outline.',
  corners: 'Corner tool. Press the full stop for the next corner, and arrow keys to move it.',
  draw: 'Draw tool. Press arrow keys to move between cells, and A to place a shape.',
  seam: 'Seam tool. Press arrow keys to move to the next corner, middle or crossing, Enter to start and end a seam, and A to bend it.',
  circle:
    'Circle tool. Press arrow keys to move, Enter for the centre, and Enter again for the edge of the circle.',
  divide:
    'Divide tool. Press arrow keys to move to the next patch, Enter to divide it, and a number from 2 to 9 for this many parts.',
  move: 'Move tool. Press arrow keys to move to the next corner, Enter to pick it up, and Enter to put it down.',
  erase: 'Erase tool. Press arrow keys to move to the next seam, and Enter to erase it.',
  trace: 'Picture tool. Drag the picture to move it, or a handle to size it.',
  fill: 'Fill tool. Press arrow keys to move between cells, with Shift to select more, and Enter to fill the cells. Press R to turn the unit, and U to change it.',
};

/** The text that is announced for the selection tool in the Seams way. */
export const pickWords =
  'Select tool. Press N to select the next patch, and a number from 1 to 9 to colour it.';
