import { useState } from 'react';
import type { Drawing } from '../../model/created-block/drawing';
import { wordsOfChange } from './shape-words';

/**
 * What was done last, in words for those who can't see the canvas: what `say` was told, else what changed of the drawing.
 */
export function useSaid(drawing: Drawing) {
  const [said, say] = useState('');
  const [told, setTold] = useState({ drawing, said });
  if (told.drawing !== drawing || told.said !== said) {
    setTold({ drawing, said });
    const words = told.said === said ? wordsOfChange(told.drawing, drawing) : null;
    if (words !== null) say(words);
  }
  return { said, say };
}
