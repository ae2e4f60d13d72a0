import { useState } from 'react';

/** Something that is told, and how many were told before: the same words twice are two. */
export interface Told {
  words: string;
  turn: number;
}

/** What was told last to those who can't see what changed, and how to tell the next. */
export function useSay() {
  const [said, setSaid] = useState<Told>({ words: '', turn: 0 });
  const say = (words: string) => {
    setSaid(({ turn }) => ({ words, turn: turn + 1 }));
  };
  return { said, say };
}

/**
 * What was done last, in words for those who can't see the canvas: what `say` was told, else what changed of the work.
 *
 * @param wordsOf what led from one state of the work to the next; null where there is nothing to tell
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

/** Whether all that one holds is what the other holds. */
function isSame<Work extends object>(one: Work, other: Work): boolean {
  const keys = Object.keys(one) as (keyof Work)[];
  return one === other || keys.every((key) => Object.is(one[key], other[key]));
}
