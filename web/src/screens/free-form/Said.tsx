import { useSaid } from '../../panels/arrange/use-said';
import type { FreeFormTable } from './use-free-form-table';
import { wordsOfArranging } from './words';

/** What was done last, for those who can't see the quilt. */
export function Said({ table: { arrangement, nameOf } }: { table: FreeFormTable }) {
  const { said } = useSaid(arrangement, (before, after) => wordsOfArranging(before, after, nameOf));
  return (
    <p role="status" className="visually-hidden">
      {said}
    </p>
  );
}
