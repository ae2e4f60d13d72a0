/**
 * Returns a map from a screen's address to the function that fetches the screen, for code that knows the next screen.
 */
export const createScreensAhead = () => new Map<string, () => Promise<unknown>>();
