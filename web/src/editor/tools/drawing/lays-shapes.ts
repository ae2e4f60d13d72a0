/** True for the names of the tools that draw or change patches themselves, and select no shapes. */
export function laysShapes(tool: string): boolean {
  return ['draw', 'fill', 'polygon', 'curve', 'seam', 'circle', 'move', 'erase'].includes(tool);
}
