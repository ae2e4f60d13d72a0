import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  atRest,
  holdTime,
  pressesOf,
  step,
  type Device,
  type Effect,
  type Input,
  type Press,
  type Role,
  type State,
} from './gesture';

const press = (id: number, x: number, y: number, rest: Partial<Press> & { time?: number } = {}): Input => {
  const { time = 0, device = 'mouse', role = 'pick' } = rest;
  return { kind: 'press', press: { id, device, role, at: { x, y } }, time };
};
const move = (id: number, x: number, y: number, device: Device = 'mouse', time = 0): Input => ({
  kind: 'move',
  id,
  device,
  at: { x, y },
  time,
});
const release = (id: number, time = 0): Input => ({ kind: 'release', id, time });
const held: Input = { kind: 'held' };
const cancel: Input = { kind: 'cancel' };
const touch = { device: 'touch' } as const;
const pen = { device: 'pen' } as const;
const view = { role: 'view' } as const;
const sweep = { role: 'sweep' } as const;
const lift = { role: 'lift' } as const;
const touchLift = { ...touch, ...lift };

function after(...inputs: Input[]): { name: string; effects: Effect[]; state: State } {
  let state = atRest;
  const effects: Effect[] = [];
  for (const input of inputs) {
    const next = step(state, input);
    state = next.state;
    effects.push(...next.effects);
  }
  return { name: state.gesture.name, effects, state };
}

const camera = (dx: number, dy: number, factor: number, x: number, y: number): Effect => ({
  kind: 'camera',
  dx,
  dy,
  factor,
  at: { x, y },
});
const at = (x: number, y: number) => ({ x, y });

test.each<[string, Input[], string, Effect[]]>([
  ['a press is not yet anything', [press(1, 100, 100)], 'pointing', []],
  [
    'a press that trembles is a tap where it came down',
    [press(1, 100, 100), move(1, 102, 101), release(1)],
    'idle',
    [{ kind: 'tap', at: at(100, 100) }],
  ],
  [
    'a press that wanders pans, and catches up with the pointer',
    [press(1, 100, 100), move(1, 102, 100), move(1, 110, 95), move(1, 111, 95), release(1)],
    'idle',
    [camera(10, -5, 1, 110, 95), camera(1, 0, 1, 111, 95)],
  ],
  ['a finger may tremble more', [press(1, 0, 0, touch), move(1, 9, 0, 'touch')], 'pointing', []],
  ['a finger pans', [press(1, 0, 0, touch), move(1, 11, 0, 'touch')], 'panning', [camera(11, 0, 1, 11, 0)]],
  [
    'the middle button and space pan at once, and never tap',
    [press(1, 0, 0, view), move(1, 1, 0), release(1)],
    'idle',
    [camera(1, 0, 1, 1, 0)],
  ],
  [
    'a long press picks up, and its release does nothing more',
    [press(1, 5, 6, touch), held, release(1)],
    'idle',
    [{ kind: 'hold', at: at(5, 6) }],
  ],
  [
    'two fingers pinch around their middle, and catch up',
    [
      press(1, 100, 100, touch),
      press(2, 200, 100, touch),
      move(2, 205, 100, 'touch'),
      move(2, 250, 100, 'touch'),
    ],
    'pinching',
    // Apart by 100, then by 150; the middle from 150 to 175.
    [camera(25, 0, 1.5, 175, 100)],
  ],
  [
    'after a pinch the finger that stays pans, without a jump and without a tap',
    [
      press(1, 100, 100, touch),
      press(2, 200, 100, touch),
      move(2, 300, 100, 'touch'),
      release(2),
      move(1, 101, 100, 'touch'),
      release(1),
    ],
    'idle',
    [camera(50, 0, 2, 200, 100), camera(1, 0, 1, 101, 100)],
  ],
  [
    'a second finger turns a pan into a pinch',
    [press(1, 0, 0, touch), move(1, 100, 0, 'touch'), press(2, 200, 0, touch), move(2, 300, 0, 'touch')],
    'pinching',
    [camera(100, 0, 1, 100, 0), camera(50, 0, 2, 200, 0)],
  ],
  [
    'two fingers tap to undo',
    [press(1, 0, 0, touch), press(2, 90, 0, touch), move(2, 92, 0, 'touch'), release(1), release(2, 200)],
    'idle',
    [{ kind: 'undo' }],
  ],
  [
    'three fingers tap to redo',
    [press(1, 0, 0, touch), press(2, 90, 0, touch), press(3, 150, 0, touch)].concat(
      release(3, 90),
      release(1, 95),
      release(2, 120),
    ),
    'idle',
    [{ kind: 'redo' }],
  ],
  [
    'a hand of four fingers means nothing',
    [1, 2, 3, 4].map((id) => press(id, 50 * id, 0, touch)).concat([1, 2, 3, 4].map((id) => release(id, 9))),
    'idle',
    [],
  ],
  [
    'fingers that rest are no tap',
    [press(1, 0, 0, touch), press(2, 90, 0, touch), release(1, 400), release(2, 410)],
    'idle',
    [],
  ],
  [
    'a finger that the browser takes away spoils the tap of two',
    [press(1, 0, 0, touch), press(2, 90, 0, touch), { kind: 'lose', id: 2 }, release(1, 50)],
    'idle',
    [],
  ],
  [
    'fingers count for nothing while a pen is down',
    [press(1, 50, 50, pen), press(2, 300, 300, touch), move(2, 350, 350, 'touch'), release(2), release(1)],
    'idle',
    [{ kind: 'tap', at: at(50, 50) }],
  ],
  [
    'nor do they after it has rested there for long',
    [press(1, 50, 50, pen), press(2, 300, 300, { ...touch, time: 2000 }), release(2, 2010), release(1, 2020)],
    'idle',
    [{ kind: 'tap', at: at(50, 50) }],
  ],
  [
    'nor just after it was',
    [press(1, 50, 50, pen), release(1, 2000), press(2, 9, 9, { ...touch, time: 2400 }), release(2, 2410)],
    'idle',
    [{ kind: 'tap', at: at(50, 50) }],
  ],
  [
    'nor while it comes near',
    [move(1, 50, 50, 'pen', 1000), press(2, 9, 9, { ...touch, time: 1400 }), release(2, 1410)],
    'idle',
    [],
  ],
  [
    'but then they do',
    [press(1, 50, 50, pen), release(1, 10), press(2, 9, 9, { ...touch, time: 600 }), release(2, 610)],
    'idle',
    [
      { kind: 'tap', at: at(50, 50) },
      { kind: 'tap', at: at(9, 9) },
    ],
  ],
  [
    'a palm that came before its pen gives way',
    [press(1, 300, 300, touch), press(2, 50, 50, pen), move(1, 350, 350, 'touch'), release(1), release(2)],
    'idle',
    [{ kind: 'tap', at: at(50, 50) }],
  ],
  [
    'a sweep works on what it passes and is committed once',
    [press(1, 0, 0, sweep), move(1, 10, 0), move(1, 20, 0), release(1)],
    'idle',
    [
      { kind: 'begin', work: 'sweeping', at: at(0, 0) },
      { kind: 'preview', work: 'sweeping', at: at(10, 0) },
      { kind: 'preview', work: 'sweeping', at: at(20, 0) },
      { kind: 'commit', work: 'sweeping', at: at(20, 0) },
    ],
  ],
  [
    'a second finger makes a pinch of a sweep, which leaves no trace',
    [press(1, 0, 0, { ...touch, ...sweep }), move(1, 20, 0, 'touch'), press(2, 90, 0, touch)],
    'pinching',
    [
      { kind: 'begin', work: 'sweeping', at: at(0, 0) },
      { kind: 'preview', work: 'sweeping', at: at(20, 0) },
      { kind: 'abandon', work: 'sweeping' },
    ],
  ],
  [
    'a swatch that is pressed alone stays a button',
    [press(1, 0, 0, lift), move(1, 2, 0), release(1)],
    'idle',
    [],
  ],
  [
    'a swatch is dragged in and dropped',
    [press(1, 500, 100, lift), move(1, 500, 110), move(1, 300, 110), release(1)],
    'idle',
    [
      { kind: 'begin', work: 'draggingIn', at: at(500, 100) },
      { kind: 'preview', work: 'draggingIn', at: at(500, 110) },
      { kind: 'preview', work: 'draggingIn', at: at(300, 110) },
      { kind: 'commit', work: 'draggingIn', at: at(300, 110) },
    ],
  ],
  [
    'a finger that goes up or down on a swatch scrolls its panel',
    [press(1, 500, 100, touchLift), move(1, 495, 120, 'touch'), move(1, 300, 120, 'touch'), release(1)],
    'idle',
    [],
  ],
  [
    'a finger that has rested on a swatch lifts it, wherever it goes then',
    [press(1, 500, 100, touchLift), held, move(1, 500, 60, 'touch')],
    'draggingIn',
    [
      { kind: 'begin', work: 'draggingIn', at: at(500, 100) },
      { kind: 'preview', work: 'draggingIn', at: at(500, 100) },
      { kind: 'preview', work: 'draggingIn', at: at(500, 60) },
    ],
  ],
  [
    'a second finger is not heard while something is dragged in',
    [press(1, 500, 100, lift), move(1, 400, 100), press(2, 0, 0, touch), release(2)],
    'draggingIn',
    [
      { kind: 'begin', work: 'draggingIn', at: at(500, 100) },
      { kind: 'preview', work: 'draggingIn', at: at(400, 100) },
    ],
  ],
  [
    'what is dragged in is abandoned on Escape, and stays so on release',
    [press(1, 500, 100, lift), move(1, 400, 100), cancel, move(1, 300, 100), release(1)],
    'idle',
    [
      { kind: 'begin', work: 'draggingIn', at: at(500, 100) },
      { kind: 'preview', work: 'draggingIn', at: at(400, 100) },
      { kind: 'abandon', work: 'draggingIn' },
    ],
  ],
  [
    'what is dragged in is abandoned when the browser takes the press away',
    [press(1, 500, 100, lift), move(1, 400, 100), { kind: 'lose', id: 1 }],
    'idle',
    [
      { kind: 'begin', work: 'draggingIn', at: at(500, 100) },
      { kind: 'preview', work: 'draggingIn', at: at(400, 100) },
      { kind: 'abandon', work: 'draggingIn' },
    ],
  ],
  [
    'a press whose release never came begins anew',
    [press(1, 0, 0, view), press(1, 50, 50), release(1)],
    'idle',
    [{ kind: 'tap', at: at(50, 50) }],
  ],
  ['Escape takes a press back', [press(1, 0, 0), cancel, release(1)], 'idle', []],
])('%s', (_, inputs, name, effects) => {
  const end = after(...inputs);
  expect(end.effects).toEqual(effects);
  expect(end.name).toBe(name);
});

test('zooming while something is dragged in looks anew at what lies under it', () => {
  const { effects } = after(press(1, 500, 100, lift), move(1, 400, 100), {
    kind: 'wheel',
    wheel: { deltaX: 0, deltaY: -100, deltaMode: 0, ctrlKey: false, shiftKey: false, timeStamp: 0 },
    at: at(400, 100),
  });
  expect(effects.slice(-2)).toMatchObject([
    { kind: 'camera', at: at(400, 100) },
    { kind: 'preview', at: at(400, 100) },
  ]);
});

test('fingers and pens can hold, a mouse can not', () => {
  expect(holdTime(after(press(1, 0, 0)).state.gesture)).toBeNull();
  expect(holdTime(after(press(1, 0, 0, touch)).state.gesture)).toBe(500);
  expect(holdTime(after(press(1, 0, 0, pen)).state.gesture)).toBe(500);
  expect(holdTime(after(press(1, 0, 0, touchLift)).state.gesture)).toBe(250);
  expect(holdTime(after(press(1, 0, 0, touch), move(1, 20, 0, 'touch')).state.gesture)).toBeNull();
});

/* Whatever hands, browsers and clocks may do, in any order. */
const id = fc.integer({ min: 1, max: 5 });
const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
const device = fc.constantFrom<Device>('mouse', 'pen', 'touch');
const role = fc.constantFrom<Role>('view', 'pick', 'sweep', 'lift');
const time = fc.constant(0);
const anyInput: fc.Arbitrary<Input> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      press: fc.record({ id, device, role, at: place }),
      time,
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('move' as const), id, device, at: place, time }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), id, time }) },
  fc.record({ kind: fc.constant('lose' as const), id }),
  fc.constant(held),
  fc.constant(cancel),
);
/** With a clock that goes forward. */
const history = fc.array(fc.tuple(anyInput, fc.nat({ max: 400 })), { maxLength: 60 }).map((steps) => {
  let now = 0;
  return steps.map(([input, later]): Input => {
    now += later;
    return 'time' in input ? { ...input, time: now } : input;
  });
});

test('a work is begun once and ends once, and nothing else comes in between but moves of the view', () => {
  fc.assert(
    fc.property(history, (inputs) => {
      let open: string | null = null;
      for (const effect of after(...inputs, cancel).effects) {
        if (effect.kind === 'begin') {
          expect(open).toBeNull();
          open = effect.work;
        } else if ('work' in effect) {
          expect(effect.work).toBe(open);
          if (effect.kind !== 'preview') open = null;
        } else if (effect.kind !== 'camera') expect(open).toBeNull();
      }
      expect(open).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

test('cancelled at any moment, a gesture leaves nothing but moves of the view', () => {
  fc.assert(
    fc.property(history, history, (before, gesture) => {
      const begun = [
        ...before,
        cancel,
        ...gesture.filter(({ kind }) => kind !== 'release' && kind !== 'held'),
      ];
      const { effects, state } = after(...begun, cancel);
      const kept = effects.slice(after(...before, cancel).effects.length);
      expect(kept.filter(({ kind }) => !['camera', 'begin', 'preview', 'abandon'].includes(kind))).toEqual(
        [],
      );
      expect(state.gesture).toEqual({ name: 'idle' });
      // And whatever was down says nothing more until it comes down again.
      const rest = gesture.filter(({ kind }) => kind !== 'press');
      expect(after(...begun, cancel, ...rest).effects).toHaveLength(effects.length);
    }),
    { numRuns: 1000 },
  );
});

test('follows each press once, and fingers never together with a pen or a mouse', () => {
  fc.assert(
    fc.property(history, (inputs) => {
      let state = atRest;
      for (const input of inputs) {
        state = step(state, input).state;
        const presses = pressesOf(state.gesture);
        expect(new Set(presses.map(({ id: each }) => each)).size).toBe(presses.length);
        expect(new Set(presses.map(({ device: each }) => each)).size).toBeLessThanOrEqual(1);
        expect(presses.length === 0).toBe(state.gesture.name === 'idle');
      }
    }),
    { numRuns: 1000 },
  );
});

test('moves of the view take what lay under one finger along with it', () => {
  const moves = fc.array(place, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(place, moves, (from, places) => {
      const { effects } = after(press(1, from.x, from.y, view), ...places.map(({ x, y }) => move(1, x, y)));
      const sum = (key: 'dx' | 'dy') =>
        effects.reduce((total, effect) => total + (effect.kind === 'camera' ? effect[key] : 0), 0);
      const last = places.at(-1) ?? from;
      expect([sum('dx'), sum('dy')]).toEqual([last.x - from.x, last.y - from.y]);
    }),
  );
});
