/** What fetches a screen, by its address: for whoever knows that it is about to be shown. */
export const createScreensAhead = () => new Map<string, () => Promise<unknown>>();
