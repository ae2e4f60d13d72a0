import type { AnswerOf } from '@quiltwright/shared/contract/call';
import type { getSessions } from '@quiltwright/shared/contract/calls/session-calls';

type Session = AnswerOf<typeof getSessions>['sessions'][number];

const date = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Returns words about a login: the day on which it began, the day of its last use, and its network. */
export function sessionWords(
  { since, lastSeen, place, isThis }: Pick<Session, 'since' | 'lastSeen' | 'place' | 'isThis'>,
  now: Date,
): string {
  const words = [`Since ${dayOf(since, now)}`];
  if (!isThis) words.push(`last seen ${dayOf(lastSeen, now)}`);
  if (place !== '') words.push(`from the network ${place}`);
  return words.join(', ');
}

function dayOf(time: string, now: Date): string {
  const at = new Date(time);
  if (at.toDateString() === now.toDateString()) return 'today';
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  return at.toDateString() === yesterday.toDateString() ? 'yesterday' : date.format(at);
}
