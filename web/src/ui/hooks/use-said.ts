import { useState } from 'react';

/** An announcement and its running number: the same words twice are two announcements. */
export interface Told {
  words: string;
  turn: number;
}

/** Returns the last announcement for people who can't see a change, and a function to make the next. */
export function useSay() {
  const [said, setSaid] = useState<Told>({ words: '', turn: 0 });
  const say = (words: string) => {
    setSaid(({ turn }) => ({ words, turn: turn + 1 }));
  };
  return { said, say };
}

/**
 * Returns the last action in words for people who can't see the canvas: the text that `say` got, or else the change of
 * the work.
 * @param wordsOf describes the step from one state of the work to the next; null if there is nothing to say
 */
export function useSaid<Work extends object>(
  work: Work,
  wordsOf: (before: Work, after: Work) => string | null,
) {
  const { said, say } = useSay();
  const [told, setTold] = useState({ work, said });
  if (!isSame(told.work, work) || told.said !== said) {
    setTold({ work, said });
    const words = told.said === said ? wordsOf(told.work, work) : null;
    if (words !== null) say(words);
  }
  return { said, say };
}

/** True if both objects have the same values. */
function isSame<Work extends object>(one: Work, other: Work): boolean {
  const keys = Object.keys(one) as (keyof Work)[];
  return one === other || keys.every((key) => Object.is(one[key], other[key]));
}
