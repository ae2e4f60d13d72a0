/** A ruler's finest lines lie an eighth of an inch apart. */
const LINES = 8;
/** The greatest difference, in eighths of an inch, that counts as a rounding error. */
const HAIR = 0.008;

/** Rounds up to an eighth. */
export function upToEighth(inches: number): number {
  return Math.ceil(inches * LINES - HAIR) / LINES;
}

/** Rounds down to an eighth. */
export function downToEighth(inches: number): number {
  return Math.floor(inches * LINES + HAIR) / LINES;
}

export function nearestEighth(inches: number): number {
  return Math.round(inches * LINES) / LINES;
}

export function isOnEighth(inches: number): boolean {
  return Math.abs(inches * LINES - Math.round(inches * LINES)) <= HAIR;
}
