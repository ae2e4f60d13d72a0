/** The number of steps that some work may still take. It is below 0 once the work is given up. */
export interface Work {
  left: number;
}
