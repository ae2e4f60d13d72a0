/** The number of lines of a ruler in an inch: the finest lines are an eighth of an inch apart. */
const LINES = 8;
/** The greatest difference, in eighths of an inch, that counts as a rounding error. */
const HAIR = 0.008;

/** Rounds inches up to the next eighth. */
export function upToEighth(inches: number): number {
  return Math.ceil(inches * LINES - HAIR) / LINES;
}

/** Rounds inches down to the next eighth. */
export function downToEighth(inches: number): number {
  return Math.floor(inches * LINES + HAIR) / LINES;
}

export function nearestEighth(inches: number): number {
  return Math.round(inches * LINES) / LINES;
}

export function isOnEighth(inches: number): boolean {
  return Math.abs(inches * LINES - Math.round(inches * LINES)) <= HAIR;
}
