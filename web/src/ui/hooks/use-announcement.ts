import { useState } from 'react';

/**
 * An announcement for screen readers. `turn` counts the announcements: an announcement that repeats the same words has
 * another `turn`.
 */
export interface Announcement {
  words: string;
  turn: number;
}

/** Returns the last announcement for screen readers, and a function that makes the next announcement. */
export function useAnnouncer() {
  const [announcement, setAnnouncement] = useState<Announcement>({ words: '', turn: 0 });
  const say = (words: string) => {
    setAnnouncement(({ turn }) => ({ words, turn: turn + 1 }));
  };
  return { announcement, say };
}

/**
 * Returns the last announcement for people who can't see the canvas, and the function `say`, which makes an
 * announcement. A change of `work` without a call of `say` is announced in the words of `describe`.
 * @param describe returns words for the change from one state of the work to the next; null if there is nothing to
 *   announce
 */
export function useAnnouncement<Work extends object>(
  work: Work,
  describe: (before: Work, after: Work) => string | null,
) {
  const { announcement, say } = useAnnouncer();
  const [last, setLast] = useState({ work, announcement });
  if (!isSame(last.work, work) || last.announcement !== announcement) {
    setLast({ work, announcement });
    const words = last.announcement === announcement ? describe(last.work, work) : null;
    if (words !== null) say(words);
  }
  return { announcement, say };
}

/** True if all fields of both objects have the same values. */
function isSame<Work extends object>(one: Work, other: Work): boolean {
  const keys = Object.keys(one) as (keyof Work)[];
  return one === other || keys.every((key) => Object.is(one[key], other[key]));
}
