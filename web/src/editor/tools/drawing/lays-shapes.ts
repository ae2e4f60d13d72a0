/** True for the names of the tools that draw or change patches or a traced picture, and select no shapes. */
export function laysShapes(tool: string): boolean {
  return ['draw', 'fill', 'polygon', 'curve', 'seam', 'circle', 'divide', 'move', 'erase', 'trace'].includes(
    tool,
  );
}
