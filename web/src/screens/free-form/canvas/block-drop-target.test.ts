import { inches } from '@quiltwright/shared/geometry/units';
import { describe, expect, it } from 'vitest';
import { act } from '@quiltwright/shared/model/command';
import {
  after,
  barn,
  laid,
  next,
  placeAt,
  select,
  star,
} from '@quiltwright/shared/model/free-form/arrangement.fixture';
import type { Arrangement } from '@quiltwright/shared/model/free-form/arrangement';
import { freeFormCommands as commands } from '@quiltwright/shared/model/free-form/free-form-commands';
import { laidPlacements } from '@quiltwright/shared/model/free-form/free-form-document';
import { droppedOn, layingsFor, tappedFor, usualLaying } from './block-drop-target';
import { put } from './drop-target';
import type { NameOfBlock } from '../describing/target';

const names: Record<number, string> = { 5: 'Star', 10_001: 'Barn' };
const nameOf: NameOfBlock = ({ blockNum }) => names[blockNum] ?? 'Block';
const part = (placement: number) => ({ kind: 'block', placement, copy: 0, shape: 1 }) as const;
const lock = (id: number) => act(commands.lock, { ids: [id], isLocked: true });

/* A quilt of 40″ × 60″ with 3 × 2 stars from the corner (id 1), and one star at 0, 30 (id 2). */
const stars = after(placeAt(0, 0), act(commands.repeat, { columns: 3, rows: 2 }), placeAt(0, 30));
const { design } = stars.document;
const small = { blockWidth: inches(8), blockHeight: inches(8) };
const plain = { laying: 'add', isAlt: false } as const;

describe('a block that is dropped', () => {
  it('replaces the block under it, with its size, copies and order', () => {
    const on = droppedOn(design, part(0), plain, nameOf);
    expect(on).toMatchObject({ kind: 'others', ids: [1], name: '6 Star blocks' });
    expect(droppedOn(design, part(1), plain, nameOf)).toMatchObject({ ids: [2], name: 'Star' });
    const action = on && put(on, { kind: 'block', block: { ...barn, ...small } }, 'part');
    const document = (action?.run(stars) ?? stars).document;
    expect(laidPlacements(document.design).map(({ placement }) => nameOf(placement))).toEqual([
      'Barn',
      'Star',
    ]);
    expect(laid({ ...stars, document })).toEqual(laid(stars));
  });

  it('goes on top with Alt or by choice, and on bare fabric, borders and locked blocks', () => {
    expect(droppedOn(design, part(0), { ...plain, isAlt: true }, nameOf)).toBeNull();
    expect(droppedOn(design, part(0), { ...plain, laying: 'top' }, nameOf)).toBeNull();
    expect(droppedOn(design, null, plain, nameOf)).toBeNull();
    expect(droppedOn(design, { kind: 'band', band: 'border1' }, plain, nameOf)).toBeNull();
    const locked = next(stars, lock(1)).document.design;
    expect(droppedOn(locked, part(0), plain, nameOf)).toBeNull();
  });

  it('replaces all blocks like that one if everywhere is chosen', () => {
    const on = droppedOn(design, part(1), { ...plain, laying: 'everywhere' }, nameOf);
    expect(on).toMatchObject({ kind: 'others', ids: [1, 2], name: '7 Star blocks' });
    const locked = next(stars, lock(1)).document.design;
    const rest = droppedOn(locked, part(1), { ...plain, laying: 'everywhere' }, nameOf);
    expect(rest).toMatchObject({ ids: [2], name: 'Star' });
  });
});

describe('Enter on a block in a list', () => {
  const selected = next(stars, select(1)).selection;

  it('replaces the selection, but adds after a block that it has added', () => {
    expect(usualLaying('keyboard', selected, null)).toBe('here');
    expect(usualLaying('keyboard', selected, new Set([2]))).toBe('here');
    expect(usualLaying('keyboard', selected, new Set([1]))).toBe('add');
    expect(usualLaying('keyboard', new Set(), null)).toBe('add');
  });

  it('adds by mouse, pen and finger, which replace a block by dropping', () => {
    expect(usualLaying('mouse', selected, null)).toBe('add');
    expect(usualLaying('touch', selected, null)).toBe('add');
  });
});

it('allows the effects for which blocks are selected', () => {
  const allowed = (arrangement: Arrangement) => [...layingsFor(arrangement)];
  expect(allowed(after())).toEqual(['add']);
  expect(allowed(next(stars, select()))).toEqual(['add', 'top']);
  expect(allowed(next(stars, select(1)))).toEqual(['add', 'here', 'top', 'everywhere']);
  expect(allowed(next(stars, select(1, 2)))).toEqual(['add', 'here', 'top']);
});

describe('a block that is tapped', () => {
  it('is added where there is room, until another choice is made', () => {
    expect(tappedFor(stars, 'add', nameOf)).toMatchObject({ kind: 'room', at: null });
    expect(tappedFor(next(stars, act(commands.deselectAll)), 'top', nameOf)).toMatchObject({ at: null });
  });

  it('replaces the selection, or goes on its middle at half its size, so that both are visible', () => {
    const selected = next(stars, select(1));
    expect(tappedFor(selected, 'here', nameOf)).toMatchObject({ kind: 'others', ids: [1] });
    expect(tappedFor(selected, 'everywhere', nameOf)).toMatchObject({ ids: [1, 2] });
    const on = tappedFor(selected, 'top', nameOf);
    expect(on).toMatchObject({ kind: 'room', name: 'Star', at: { x: 6, y: 6 }, side: 6 });
    const action = put(on, { kind: 'block', block: { ...star, ...small } }, 'part');
    const document = (action?.run(stars) ?? stars).document;
    expect(laid({ ...stars, document }).at(-1)).toEqual([3, 3, 6, 6, 1, 1]);
  });
});
