/** The number of steps that a calculation may still take; negative once spent. Then the calculation gives up. */
export interface Budget {
  left: number;
}
