/** A ruler's finest lines lie an eighth of an inch apart. */
const LINES = 8;
/** What is less, in eighths, is rounding. */
const HAIR = 0.008;

/** Up to the next line of the ruler. */
export function upToEighth(inches: number): number {
  return Math.ceil(inches * LINES - HAIR) / LINES;
}

/** Down to the line of the ruler before. */
export function downToEighth(inches: number): number {
  return Math.floor(inches * LINES + HAIR) / LINES;
}

export function nearestEighth(inches: number): number {
  return Math.round(inches * LINES) / LINES;
}

export function isOnEighth(inches: number): boolean {
  return Math.abs(inches * LINES - Math.round(inches * LINES)) <= HAIR;
}
