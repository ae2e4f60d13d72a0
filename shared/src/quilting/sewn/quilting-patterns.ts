/**
 * The patterns in which a quilt can be quilted. The lines of `inTheDitch` and `echo` follow the seams. The lines of the
 * other patterns cover the quilt evenly. `unquilted` shows the top before it is quilted and bound.
 */
export const quiltingPatterns = [
  ...(['inTheDitch', 'crosshatch', 'echo', 'loops', 'baptistFan'] as const),
  'unquilted',
] as const;
export type QuiltingPattern = (typeof quiltingPatterns)[number];

/** The pattern of quilting lines while nobody has chosen a pattern. */
export const DEFAULT_PATTERN = 'crosshatch' satisfies QuiltingPattern;

/** The quilting lines and the binding of a quilt that is shown as sewn. */
export interface Quilting {
  pattern: QuiltingPattern;
  /**
   * The number of the fabric from which the binding is cut. If it is 0, or the quilt doesn't contain this fabric,
   * `bindingFabric` chooses a dark fabric of the quilt.
   */
  binding: number;
}
