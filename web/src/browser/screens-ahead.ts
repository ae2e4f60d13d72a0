/**
 * Returns a map from a screen's address to the function that fetches the screen. Code that knows the next
 * screen can fetch it ahead.
 */
export const createScreensAhead = () => new Map<string, () => Promise<unknown>>();
