/** True for the names of the tools that add shapes. */
export function laysShapes(tool: string): boolean {
  return ['draw', 'fill', 'polygon', 'curve'].includes(tool);
}
