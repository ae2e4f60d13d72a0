import { useState } from 'react';

/**
 * What was done last, in words for those who can't see the canvas: what `say` was told, else what changed of the work.
 *
 * @param wordsOf what led from one state of the work to the next; null where there is nothing to tell
 */
export function useSaid<Work>(work: Work, wordsOf: (before: Work, after: Work) => string | null) {
  const [said, say] = useState('');
  const [told, setTold] = useState({ work, said });
  if (told.work !== work || told.said !== said) {
    setTold({ work, said });
    const words = told.said === said ? wordsOf(told.work, work) : null;
    if (words !== null) say(words);
  }
  return { said, say };
}
