import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Result } from '../result.js';
import { dataOf, issued, type Action, type Command, type Worked } from './command.js';

/** The names of those commands of a table that have no argument. */
export type WithoutArgument<Commands> = {
  [Name in keyof Commands]: Commands[Name] extends {
    canRun: (work: never, argument: infer Argument) => boolean;
  }
    ? [Argument] extends [null]
      ? Name
      : never
    : never;
}[keyof Commands];

/** Values that a careless or hostile sender may put into the argument of a command. */
const hostileValue = fc.constantFrom<fc.JsonValue>(
  ...[-1, 0.5, 1e308, 2 ** 53, '', 'x'.repeat(2_000), '__proto__', true, null],
  ...[
    { x: 1e308, y: -1e308, width: 1e308, height: 0 },
    { x: 0.1, y: 5e-324, width: -1e308, height: 1e308 },
  ],
  ...[{}, [], [[]], { x: 'a', y: null }, { __proto__: { isLocked: true } }, { type: 'undo' }],
);

interface Sequences<Work extends Worked> {
  commands: Readonly<Record<string, Command<Work, never>>>;
  /** Reads a command from outside, such as a file. Returns its action or an error. */
  read: (value: unknown) => Result<Action<Work>>;
  /** Returns an editor in its initial state. */
  begun: () => Work;
  anyAction: fc.Arbitrary<Action<Work>>;
  undo: Action<Work>;
  redo: Action<Work>;
  /** Returns `work` with the document name of `other`, because undo doesn't restore names. */
  named: (work: Work, other: Work) => Work;
  /** Fails if a design breaks one of the rules that hold for every design. */
  expectSound: (design: Work['document']['design']) => void;
  /** Returns the numbers of all selectable items. */
  free: (work: Work) => readonly number[];
  /** Returns the numbers of all items, selectable or not. */
  numbersIn: (work: Work) => readonly number[];
}

/**
 * Defines tests that apply random sequences of commands to an editor. They check, for example, that undo and redo
 * restore each document exactly, and that only valid designs result.
 */
export function testAnySequence<Work extends Worked>({
  commands,
  read,
  begun,
  anyAction,
  undo,
  redo,
  named,
  expectSound,
  free,
  numbersIn,
}: Sequences<Work>): void {
  const anyActions = fc.array(anyAction, { maxLength: 40 });
  const next = (work: Work, action: Action<Work>) => (action.canRun(work) ? action.run(work) : work);
  const toTheEnd = (action: Action<Work>, work: Work) => {
    let now = work;
    while (action.canRun(now)) now = action.run(now);
    return now;
  };

  it('makes only what the server accepts, and selects only free existing items', () => {
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

  it('undoes and redoes any actions exactly', () => {
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

  it('makes the same of a sequence that was stored as JSON, ids included, on another machine', () => {
    fc.assert(
      fc.property(anyActions, fc.infiniteStream(fc.uuid({ version: 4 })), (sequence, uuids) => {
        const start = begun();
        const ids = uuids[Symbol.iterator]();
        const issuedActions = sequence.map((action) => action.withNewIds(String(ids.next().value)));
        const stored = JSON.stringify(issuedActions.map(dataOf));
        const there = (JSON.parse(stored) as unknown[]).map((data) => {
          const action = read(data);
          if (!action.ok) throw new Error(action.error.message);
          return action.value;
        });
        expect(there.reduce(next, start)).toEqual(issuedActions.reduce(next, start));
      }),
    );
  });

  it('gives new items ids that neither another machine gives nor the document had before', () => {
    fc.assert(
      fc.property(anyActions, (sequence) => {
        const start = begun();
        const atStart = new Set(numbersIn(start));
        const newIn = (work: Work) => numbersIn(work).filter((num) => !atStart.has(num));
        const onAnyMachine = () =>
          sequence.map(issued).reduce(
            ({ work, seen }, action) => {
              const after = next(work, action);
              const isTravel =
                after.document.past.length < work.document.past.length || action.type === redo.type;
              const came = numbersIn(after).filter((num) => !numbersIn(work).includes(num));
              if (!isTravel) expect(came.filter((num) => seen.has(num))).toEqual([]);
              return { work: after, seen: new Set([...seen, ...numbersIn(after)]) };
            },
            { work: start, seen: new Set(numbersIn(start)) },
          ).work;
        const here = new Set(newIn(onAnyMachine()));
        expect(newIn(onAnyMachine()).filter((num) => here.has(num))).toEqual([]);
      }),
    );
  });

  it.each(Object.keys(commands))('refuses hostile arguments of %s with a code, and never throws', (type) => {
    const hostile = fc.oneof(fc.jsonValue({ maxDepth: 3 }), hostileValue, fc.array(hostileValue));
    fc.assert(
      fc.property(fc.array(anyAction, { maxLength: 8 }), hostile, (sequence, argument) => {
        const action = read(JSON.parse(JSON.stringify({ type, argument })));
        const work = sequence.reduce(next, begun());
        if (action.ok) expectSound(next(work, action.value).document.design);
        else expect(action.error.code).toBe('BAD_ARGUMENT');
      }),
      { numRuns: 30 },
    );
    // No command has a function, a number that isn't finite, or an endless list as its argument.
    for (const argument of [
      undefined,
      () => 1,
      Number.NaN,
      Infinity,
      Array.from({ length: 100_000 }, () => 1),
    ])
      expect(read({ type, argument })).toMatchObject({ ok: false, error: { code: 'BAD_ARGUMENT' } });
  });

  it('refuses values that aren’t commands, and commands of other kinds of documents', () => {
    const codeOf = (value: unknown) => {
      const action = read(value);
      return action.ok ? null : action.error.code;
    };
    for (const value of [null, 'undo', 1, [], {}, { type: 1, argument: null }])
      expect(codeOf(value)).toBe('NOT_A_COMMAND');
    expect(codeOf({ type: undo.type, argument: null, newIds: 'one' })).toBe('NOT_A_COMMAND');
    for (const type of ['constructor', '__proto__', 'toString', 'destroy'])
      expect(codeOf({ type, argument: null })).toBe('UNKNOWN_COMMAND');
    expect(codeOf({ type: undo.type, argument: null })).toBeNull();
  });

  it('leaves its starting point unchanged', () => {
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
