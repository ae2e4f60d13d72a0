import { useState } from 'react';

/**
 * An announcement for screen readers. `turn` counts the announcements, so that the same words twice are two
 * announcements.
 */
export interface Told {
  words: string;
  turn: number;
}

/** Returns the last announcement for screen readers, and a function that makes the next announcement. */
export function useSay() {
  const [said, setSaid] = useState<Told>({ words: '', turn: 0 });
  const say = (words: string) => {
    setSaid(({ turn }) => ({ words, turn: turn + 1 }));
  };
  return { said, say };
}

/**
 * Returns the last announcement for people who can't see the canvas. It is the words passed to `say`, or
 * otherwise the description of the last change of `work`.
 * @param describe describes the change from one state of the work to the next; returns null if there is nothing
 *   to announce
 */
export function useSaid<Work extends object>(
  work: Work,
  describe: (before: Work, after: Work) => string | null,
) {
  const { said, say } = useSay();
  const [told, setTold] = useState({ work, said });
  if (!isSame(told.work, work) || told.said !== said) {
    setTold({ work, said });
    const words = told.said === said ? describe(told.work, work) : null;
    if (words !== null) say(words);
  }
  return { said, say };
}

/** True if both objects have the same values. */
function isSame<Work extends object>(one: Work, other: Work): boolean {
  const keys = Object.keys(one) as (keyof Work)[];
  return one === other || keys.every((key) => Object.is(one[key], other[key]));
}
