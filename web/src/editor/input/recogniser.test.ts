import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Position } from '../../render/camera/camera';
import type { Device, Modifiers, Press, Role, ViewMove } from './press';
import { atRest, holdTime, pressesOf, step, type Input, type Recognised, type State } from './recogniser';

const none: Modifiers = { shift: false, alt: false, ctrl: false };
const press = (id: number, x: number, y: number, rest: Partial<Press> & { time?: number } = {}): Input => {
  const { time = 0, device = 'mouse', role = 'tap', canHold = true } = rest;
  const place = { x, y };
  return {
    kind: 'press',
    press: { id, device, role, canHold, button: 'first', modifiers: none, start: place, at: place },
    time,
  };
};
const move = (id: number, x: number, y: number, device: Device = 'mouse', time = 0): Input => ({
  kind: 'move',
  id,
  device,
  at: { x, y },
  modifiers: none,
  time,
});
const release = (id: number, time = 0): Input => ({ kind: 'release', id, time });
const held: Input = { kind: 'held' };
const cancel: Input = { kind: 'cancel' };
const touch = { device: 'touch' } as const;
const pen = { device: 'pen' } as const;
const pan = { role: 'pan' } as const;
const drag = { role: 'drag' } as const;
const carried = { role: 'carry' } as const;
const touchCarry = { ...touch, ...carried };

/** A recognised event as the tests compare it: with the position of its press in place of the whole press. */
type Told =
  | ({ kind: 'view' } & ViewMove)
  | { kind: 'tap' | 'double tap' | 'hold' | 'start' | 'move' | 'end' | 'cancel'; at: Position }
  | { kind: 'fingers'; count: 2 | 3 }
  | { kind: 'turn'; by: 1 | -1 };

function inShort(recognised: Recognised): Told {
  if (recognised.kind === 'view' || recognised.kind === 'fingers') return recognised;
  if (recognised.kind === 'turn') return { kind: 'turn', by: recognised.by };
  const { at } = recognised.press;
  if (recognised.kind === 'drag') return { kind: recognised.phase, at };
  if (recognised.kind === 'hold') return { kind: 'hold', at };
  return { kind: recognised.count === 2 ? 'double tap' : 'tap', at };
}

function after(...inputs: Input[]): { name: string; told: Told[]; state: State } {
  let state = atRest;
  const told: Told[] = [];
  for (const input of inputs) {
    const next = step(state, input);
    state = next.state;
    told.push(...next.recognised.map(inShort));
  }
  return { name: state.gesture.name, told, state };
}

const view = (dx: number, dy: number, factor: number, x: number, y: number): Told => ({
  kind: 'view',
  dx,
  dy,
  factor,
  at: { x, y },
});
const at = (x: number, y: number) => ({ x, y });

test.each<[string, Input[], string, Told[]]>([
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
    [view(10, -5, 1, 110, 95), view(1, 0, 1, 111, 95)],
  ],
  ['a finger may tremble more', [press(1, 0, 0, touch), move(1, 7, 0, 'touch')], 'pointing', []],
  ['a finger pans', [press(1, 0, 0, touch), move(1, 11, 0, 'touch')], 'panning', [view(11, 0, 1, 11, 0)]],
  [
    'the middle button and space pan at once, and never tap',
    [press(1, 0, 0, pan), move(1, 1, 0), release(1)],
    'idle',
    [view(1, 0, 1, 1, 0)],
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
    // The fingers are 100 apart, then 150, and their middle moves from 150 to 175.
    [view(25, 0, 1.5, 175, 100)],
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
    [view(50, 0, 2, 200, 100), view(1, 0, 1, 101, 100)],
  ],
  [
    'a second finger turns a pan into a pinch',
    [press(1, 0, 0, touch), move(1, 100, 0, 'touch'), press(2, 200, 0, touch), move(2, 300, 0, 'touch')],
    'pinching',
    [view(100, 0, 1, 100, 0), view(50, 0, 2, 200, 0)],
  ],
  [
    'two fingers that turn by more than half a quarter make one of it',
    [
      press(1, 0, 0, touch),
      press(2, 100, 0, touch),
      // The second finger turns around the first by 10, 50 and 90 degrees, then back to 60 and 10.
      move(2, 98.5, 17.4, 'touch'),
      move(2, 64.3, 76.6, 'touch'),
      move(2, 0, 100, 'touch'),
      move(2, 50, 86.6, 'touch'),
      move(2, 98.5, 17.4, 'touch'),
    ],
    'pinching',
    [
      expect.objectContaining({ kind: 'view' }) as Told,
      expect.objectContaining({ kind: 'view' }) as Told,
      expect.objectContaining({ kind: 'view' }) as Told,
      { kind: 'turn', by: 1 },
      expect.objectContaining({ kind: 'view' }) as Told,
      expect.objectContaining({ kind: 'view' }) as Told,
      { kind: 'turn', by: -1 },
    ],
  ],
  [
    'two fingers tap to undo',
    [press(1, 0, 0, touch), press(2, 90, 0, touch), move(2, 92, 0, 'touch'), release(1), release(2, 200)],
    'idle',
    [{ kind: 'fingers', count: 2 }],
  ],
  [
    'three fingers tap to redo',
    [press(1, 0, 0, touch), press(2, 90, 0, touch), press(3, 150, 0, touch)].concat(
      release(3, 90),
      release(1, 95),
      release(2, 120),
    ),
    'idle',
    [{ kind: 'fingers', count: 3 }],
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
    'a drag that is the tool’s starts where it was pressed and ends once',
    [press(1, 0, 0, drag), move(1, 10, 0), move(1, 20, 0), release(1)],
    'idle',
    [
      { kind: 'start', at: at(0, 0) },
      { kind: 'move', at: at(10, 0) },
      { kind: 'move', at: at(20, 0) },
      { kind: 'end', at: at(20, 0) },
    ],
  ],
  [
    'a second finger makes a pinch of a tool’s drag, which is cancelled',
    [press(1, 0, 0, { ...touch, ...drag }), move(1, 20, 0, 'touch'), press(2, 90, 0, touch)],
    'pinching',
    [
      { kind: 'start', at: at(0, 0) },
      { kind: 'move', at: at(20, 0) },
      { kind: 'cancel', at: at(20, 0) },
    ],
  ],
  [
    'a swatch that is pressed alone stays a button',
    [press(1, 0, 0, carried), move(1, 2, 0), release(1)],
    'idle',
    [],
  ],
  [
    'a swatch is dragged in and dropped',
    [press(1, 500, 100, carried), move(1, 500, 110), move(1, 300, 110), release(1)],
    'idle',
    [
      { kind: 'start', at: at(500, 100) },
      { kind: 'move', at: at(500, 110) },
      { kind: 'move', at: at(300, 110) },
      { kind: 'end', at: at(300, 110) },
    ],
  ],
  [
    'a finger that goes up or down on a swatch scrolls its panel',
    [press(1, 500, 100, touchCarry), move(1, 495, 120, 'touch'), move(1, 300, 120, 'touch'), release(1)],
    'idle',
    [],
  ],
  [
    'a finger that has rested on a swatch carries it, wherever it goes then',
    [press(1, 500, 100, touchCarry), held, move(1, 500, 60, 'touch')],
    'dragging',
    [
      { kind: 'start', at: at(500, 100) },
      { kind: 'move', at: at(500, 100) },
      { kind: 'move', at: at(500, 60) },
    ],
  ],
  [
    'a second finger is not heard while something is dragged in',
    [press(1, 500, 100, carried), move(1, 400, 100), press(2, 0, 0, touch), release(2)],
    'dragging',
    [
      { kind: 'start', at: at(500, 100) },
      { kind: 'move', at: at(400, 100) },
    ],
  ],
  [
    'what is dragged in is abandoned on Escape, and stays so on release',
    [press(1, 500, 100, carried), move(1, 400, 100), cancel, move(1, 300, 100), release(1)],
    'idle',
    [
      { kind: 'start', at: at(500, 100) },
      { kind: 'move', at: at(400, 100) },
      { kind: 'cancel', at: at(400, 100) },
    ],
  ],
  [
    'what is dragged in is abandoned when the browser takes the press away',
    [press(1, 500, 100, carried), move(1, 400, 100), { kind: 'lose', id: 1 }],
    'idle',
    [
      { kind: 'start', at: at(500, 100) },
      { kind: 'move', at: at(400, 100) },
      { kind: 'cancel', at: at(400, 100) },
    ],
  ],
  [
    'a press whose release never came begins anew',
    [press(1, 0, 0, pan), press(1, 50, 50), release(1)],
    'idle',
    [{ kind: 'tap', at: at(50, 50) }],
  ],
  [
    'two taps near each other and soon are a double tap, and a third begins anew',
    [press(1, 50, 50), release(1, 10), press(1, 53, 52, { time: 200 }), release(1, 300)].concat(
      press(1, 53, 52, { time: 350 }),
      release(1, 400),
    ),
    'idle',
    [
      { kind: 'tap', at: at(50, 50) },
      { kind: 'double tap', at: at(53, 52) },
      { kind: 'tap', at: at(53, 52) },
    ],
  ],
  [
    'a drag between two taps, or another device, keeps them apart',
    [press(1, 50, 50), release(1, 10), press(1, 50, 50), move(1, 60, 50), release(1, 90)].concat(
      press(1, 50, 50, { time: 100 }),
      release(1, 150),
      press(2, 50, 50, { ...touch, time: 200 }),
      release(2, 250),
    ),
    'idle',
    [
      { kind: 'tap', at: at(50, 50) },
      view(10, 0, 1, 60, 50),
      { kind: 'tap', at: at(50, 50) },
      { kind: 'tap', at: at(50, 50) },
    ],
  ],
  [
    'two taps that are late or apart are two',
    [press(1, 50, 50), release(1, 10), press(1, 50, 50), release(1, 500), press(1, 90, 50), release(1, 600)],
    'idle',
    [
      { kind: 'tap', at: at(50, 50) },
      { kind: 'tap', at: at(50, 50) },
      { kind: 'tap', at: at(90, 50) },
    ],
  ],
  ['Escape takes a press back', [press(1, 0, 0), cancel, release(1)], 'idle', []],
])('%s', (_, inputs, name, told) => {
  const end = after(...inputs);
  expect(end.told).toEqual(told);
  expect(end.name).toBe(name);
});

test('zooming during a drag checks again what is under it', () => {
  const { told } = after(press(1, 500, 100, carried), move(1, 400, 100), {
    kind: 'wheel',
    wheel: { deltaX: 0, deltaY: -100, deltaMode: 0, ctrlKey: false, shiftKey: false, timeStamp: 0 },
    at: at(400, 100),
  });
  expect(told.slice(-2)).toMatchObject([
    { kind: 'view', at: at(400, 100) },
    { kind: 'move', at: at(400, 100) },
  ]);
});

test('at an edge the view moves on during a drag, and during no other gesture', () => {
  const pan: Input = { kind: 'pan', dx: 5, dy: -3 };
  const { told } = after(press(1, 500, 100, drag), move(1, 400, 100), pan, release(1), pan);
  expect(told.slice(2)).toEqual([
    { kind: 'view', dx: 5, dy: -3, factor: 1, at: at(400, 100) },
    { kind: 'move', at: at(400, 100) },
    { kind: 'end', at: at(400, 100) },
  ]);
});

test('fingers and pens have long presses, a mouse has none', () => {
  expect(holdTime(after(press(1, 0, 0)).state.gesture)).toBeNull();
  expect(holdTime(after(press(1, 0, 0, touch)).state.gesture)).toBe(500);
  expect(holdTime(after(press(1, 0, 0, pen)).state.gesture)).toBe(500);
  expect(holdTime(after(press(1, 0, 0, { ...pen, canHold: false })).state.gesture)).toBeNull();
  expect(holdTime(after(press(1, 0, 0, { ...touchCarry, canHold: false })).state.gesture)).toBe(250);
  expect(holdTime(after(press(1, 0, 0, touch), move(1, 20, 0, 'touch')).state.gesture)).toBeNull();
});

/* Anything that fingers, browsers and clocks may do, in any order. */
const id = fc.integer({ min: 1, max: 5 });
const place = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 200 }) });
const device = fc.constantFrom<Device>('mouse', 'pen', 'touch');
const role = fc.constantFrom<Role>('pan', 'tap', 'drag', 'carry');
const time = fc.constant(0);
const anyInput: fc.Arbitrary<Input> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      press: fc.record({ id, device, role, start: place }).map((each) => ({
        ...each,
        at: each.start,
        button: 'first' as const,
        canHold: true,
        modifiers: none,
      })),
      time,
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      id,
      device,
      at: place,
      modifiers: fc.constant(none),
      time,
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('release' as const), id, time }) },
  fc.record({ kind: fc.constant('lose' as const), id }),
  fc.constant<Input>({ kind: 'modify', modifiers: { ...none, shift: true } }),
  fc.constant<Input>({ kind: 'pan', dx: 3, dy: 0 }),
  fc.constant(held),
  fc.constant(cancel),
);
/** Lists of random inputs whose times increase from one input to the next. */
const history = fc.array(fc.tuple(anyInput, fc.nat({ max: 400 })), { maxLength: 60 }).map((steps) => {
  let now = 0;
  return steps.map(([input, later]): Input => {
    now += later;
    return 'time' in input ? { ...input, time: now } : input;
  });
});

test('a drag starts once and ends once, with only moves of the view in between', () => {
  fc.assert(
    fc.property(history, (inputs) => {
      let isOpen = false;
      for (const { kind } of after(...inputs, cancel).told) {
        if (kind === 'view' || kind === 'turn') continue;
        expect(isOpen).toBe(['move', 'end', 'cancel'].includes(kind));
        isOpen = kind === 'start' || kind === 'move';
      }
      expect(isOpen).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('cancelled at any moment, a gesture leaves nothing except moves of the view, and quarter turns, which take effect at once', () => {
  fc.assert(
    fc.property(history, history, (before, gesture) => {
      const begun = [
        ...before,
        cancel,
        ...gesture.filter(({ kind }) => kind !== 'release' && kind !== 'held'),
      ];
      const { told, state } = after(...begun, cancel);
      const kept = told.slice(after(...before, cancel).told.length);
      expect(kept.filter(({ kind }) => !['view', 'turn', 'start', 'move', 'cancel'].includes(kind))).toEqual(
        [],
      );
      expect(state.gesture).toEqual({ name: 'idle' });
      // A press that was down reports nothing more until it is pressed again.
      const rest = gesture.filter(({ kind }) => kind !== 'press');
      expect(after(...begun, cancel, ...rest).told).toHaveLength(told.length);
    }),
    { numRuns: 1000 },
  );
});

test('follows each press once, and never fingers together with a pen or a mouse', () => {
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

test('moves of the view keep the quilt under one finger', () => {
  const moves = fc.array(place, { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(place, moves, (from, places) => {
      const { told } = after(press(1, from.x, from.y, pan), ...places.map(({ x, y }) => move(1, x, y)));
      const sum = (key: 'dx' | 'dy') =>
        told.reduce((total, each) => total + (each.kind === 'view' ? each[key] : 0), 0);
      const last = places.at(-1) ?? from;
      expect([sum('dx'), sum('dy')]).toEqual([last.x - from.x, last.y - from.y]);
    }),
  );
});
