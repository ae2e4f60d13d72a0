const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** Returns the day of a moment in the American format: `2027-11-20T00:00:00.000Z` is Nov 20, 2027. */
export function formatDay(moment: string): string {
  return format.format(new Date(moment));
}
