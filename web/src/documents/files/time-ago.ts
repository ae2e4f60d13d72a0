import { counted } from '@quiltwright/shared/counted';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Returns how long ago a moment was, in words. After a week it returns the date.
 * @param moment milliseconds since 1970, like `now`
 */
export function timeAgo(moment: number, now = Date.now()): string {
  const age = now - moment;
  if (age < MINUTE) return 'just now';
  if (age < HOUR) return ago(age / MINUTE, 'minute');
  if (age < DAY) return ago(age / HOUR, 'hour');
  if (age < 7 * DAY) return ago(age / DAY, 'day');
  return `on ${new Date(moment).toLocaleDateString(undefined, { dateStyle: 'medium' })}`;
}

function ago(count: number, unit: string): string {
  return `${counted(Math.floor(count), unit)} ago`;
}
