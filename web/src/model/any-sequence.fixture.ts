import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Action } from './command';
import type { Worked } from './selection-edits';

/** Names of commands that take nothing. */
export type WithoutArgument<Commands> = {
  [Name in keyof Commands]: Commands[Name] extends { run: (context: infer Given) => unknown }
    ? Given extends { argument: null }
      ? Name
      : never
    : never;
}[keyof Commands];

interface Sequences<Work extends Worked> {
  /** A table on which nothing was done yet. */
  begun: () => Work;
  anyAction: fc.Arbitrary<Action<Work>>;
  undo: Action<Work>;
  redo: Action<Work>;
  /** Gives the name of another to one: names are no step. */
  named: (work: Work, other: Work) => Work;
  /** Fails where something doesn't hold that must hold of a design, whatever was done. */
  expectSound: (design: Work['document']['design']) => void;
  /** The numbers of all that may be selected. */
  free: (work: Work) => readonly number[];
}

/** Tests what must hold of any sequence of commands. */
export function testAnySequence<Work extends Worked>({
  begun,
  anyAction,
  undo,
  redo,
  named,
  expectSound,
  free,
}: Sequences<Work>): void {
  const anyActions = fc.array(anyAction, { maxLength: 40 });
  const next = (work: Work, action: Action<Work>) => (action.canRun(work) ? action.run(work) : work);
  const toTheEnd = (action: Action<Work>, work: Work) => {
    let now = work;
    while (action.canRun(now)) now = action.run(now);
    return now;
  };

  it('makes only what the server takes, and selects only what is there and free', () => {
    fc.assert(
      fc.property(anyActions, (sequence) => {
        sequence.reduce((before, action) => {
          const work = next(before, action);
          if (work === before) return work;
          expectSound(work.document.design);
          const those = free(work);
          expect([...work.selection].filter((num) => !those.includes(num))).toEqual([]);
          return work;
        }, begun());
      }),
    );
  });

  it('undoes and redoes whatever was done, exactly', () => {
    fc.assert(
      fc.property(anyActions, (sequence) => {
        const start = begun();
        const end = toTheEnd(redo, sequence.reduce(next, start));
        const back = toTheEnd(undo, end);
        expect(back.document.design).toEqual(named(start, end).document.design);
        expect(toTheEnd(redo, back).document.design).toEqual(end.document.design);
      }),
    );
  });

  it('leaves what it started from as it was', () => {
    fc.assert(
      fc.property(anyActions, anyAction, (sequence, action) => {
        const work = sequence.reduce(next, begun());
        const before = structuredClone(work);
        next(work, action);
        expect(work).toEqual(before);
      }),
    );
  });
}
