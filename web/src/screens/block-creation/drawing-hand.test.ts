// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Tab } from '../../browser/tab';
import { act } from '../../model/command';
import { createdBlockCommands as commands } from '../../model/created-block/created-block-commands';
import { createCreatedBlockSession } from '../../persistence/created-block-session';
import { createSession } from '../../server/session';
import { createDrawingHand } from './drawing-hand';

const square = { type: 1, box: { x: 0, y: 0, width: 100, height: 100 }, level: 0, fabric: 1 } as const;

let tab: Tab;
let hand: ReturnType<typeof createDrawingHand>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  localStorage.clear();
  tab = new Tab();
  hand = tab.get(createDrawingHand);
  hand.run(act(commands.place, { argument: square }));
});

afterEach(() => {
  vi.useRealTimers();
});

it('keeps what was copied for another block, and not for another quilter', () => {
  hand.run(act(commands.copy));
  tab.get(createCreatedBlockSession).store.setState(tab.get(createCreatedBlockSession).kind.begin());
  const paste = act(commands.paste, { argument: null });
  expect(paste.canRun(hand.drawing())).toBe(true);
  tab.get(createSession).signIn(101, 'a');
  expect(paste.canRun(hand.drawing())).toBe(false);
});

it('draws on the topmost layer when the one it drew on is gone', () => {
  hand.run(act(commands.addLayer));
  hand.options.setState({ level: 3 });
  tab.get(createCreatedBlockSession).undo();
  expect(hand.options.getState().level).toBe(2);
});

it('takes nudges that follow soon for one, of the same shapes only', () => {
  expect(hand.isBurst()).toBe(false);
  vi.advanceTimersByTime(400);
  expect(hand.isBurst()).toBe(true);
  vi.advanceTimersByTime(600);
  expect(hand.isBurst()).toBe(false);
  hand.run(act(commands.deselectAll));
  expect(hand.isBurst()).toBe(false);
});

it('selects no more shapes once it draws', () => {
  hand.options.setState({ selectsMore: true });
  hand.choose('draw');
  expect(hand.options.getState()).toMatchObject({ tool: 'draw', selectsMore: false });
});
